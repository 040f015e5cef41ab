#pragma once

#include "ui/table/items/table_item.h"

#include <vector>

namespace weli {

/// Rings round what is spoken of, and a chalk arrow to the first of them. It lies over the whole
/// table and takes no clicks.
class PointerItem : public TableItem {
    Q_OBJECT

public:
    explicit PointerItem(QGraphicsItem* parent = nullptr);

    /// In pixels of the scene.
    void pointAt(const std::vector<QRectF>& places);
    [[nodiscard]] const std::vector<QRectF>& places() const { return places_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintArrow(QPainter& painter, const QRectF& place) const;

    std::vector<QRectF> places_;
};

/// Where such an arrow begins and ends: it comes from the middle of the table, or from above what
/// lies there, and stops short of the place.
QLineF arrowTo(const QRectF& place, const QRectF& table, double unit);

}
