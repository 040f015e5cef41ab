#pragma once

#include "ui/table/items/table_item.h"
#include "ui/table/layout/tip_place.h"

#include <QLineF>

#include <optional>
#include <vector>

namespace weli {

/// Rings round what is spoken of, and a chalk arrow to the first of them. It lies over the whole
/// table and takes no clicks.
class PointerItem : public TableItem {
    Q_OBJECT

public:
    explicit PointerItem(QGraphicsItem* parent = nullptr);

    /// In pixels of the scene, among what lies there.
    void pointAt(const std::vector<QRectF>& places, const std::vector<Taken>& taken);
    /// As what a question is about: what it shows is looked at, but the answers lie elsewhere.
    void setQuiet(bool quiet);
    [[nodiscard]] const std::vector<QRectF>& places() const { return places_; }
    /// To the first of them, if there is room for one.
    [[nodiscard]] std::optional<QLineF> arrow() const { return arrow_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintRing(QPainter& painter, const QRectF& ring, double pen) const;
    void paintArrow(QPainter& painter) const;

    bool isQuiet_ = false;
    std::vector<QRectF> places_;
    std::optional<QLineF> arrow_;
};

/// Where such an arrow begins and ends: it comes from the middle of the table or from where least
/// lies below it, never over what must not be covered or where something else may be meant, and
/// stops short of the place.
std::optional<QLineF> arrowTo(
    const QRectF& place, const QRectF& table, const std::vector<Taken>& taken, double unit);
/// Where such an arrow is so far, 0 to 1, on its way: it is bent.
QPointF alongArrow(const QLineF& arrow, double part);

}
