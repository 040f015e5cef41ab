#pragma once

#include "ui/picture/tricks.h"
#include "ui/table/items/table_item.h"

namespace weli {

/// How the ten tricks may be shared: a row of little cards in two colours, and what it pays.
class SplitItem : public Pressable {
    Q_OBJECT

public:
    explicit SplitItem(QGraphicsItem* parent = nullptr);

    void setSplit(const SplitPicture& split);
    [[nodiscard]] const SplitPicture& split() const { return split_; }
    [[nodiscard]] Choice choice() const override { return split_.offer; }
    /// The digit that presses it.
    [[nodiscard]] int key() const { return split_.declarers; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintGround(QPainter& painter) const;
    void paintHead(QPainter& painter, const QRectF& box) const;
    void paintTricks(QPainter& painter, const QRectF& box) const;

    SplitPicture split_;
};

}
