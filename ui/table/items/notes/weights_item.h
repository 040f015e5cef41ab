#pragma once

#include "ui/table/items/table_item.h"

#include <vector>

namespace weli {

/// Small bars on what can be done now: how much each is worth beside the others.
class WeightsItem : public TableItem {
    Q_OBJECT

public:
    explicit WeightsItem(QGraphicsItem* parent = nullptr);

    struct Bar {
        QRectF on; // what does it, in pixels of the scene
        double share = 0; // from nothing to 1, the best
        friend bool operator==(const Bar&, const Bar&) = default;
    };
    void weigh(const std::vector<Bar>& bars);
    [[nodiscard]] const std::vector<Bar>& bars() const { return bars_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    std::vector<Bar> bars_;
};

}
