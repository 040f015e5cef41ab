#pragma once

#include "ui/picture/tricks.h"
#include "ui/table/items/tricks/memory_card.h"

#include <QRectF>

#include <vector>

namespace weli {

class CardFaces;

/// Where the parts of the card with order and values lie within its box.
struct OrderPlan {
    QRectF sign; // of what is trump
    QRectF caption;
    std::vector<QRectF> columns; // heading and ranks
    QRectF lines;
};
OrderPlan planOf(const OrderPicture& order, const QRectF& box, double unit);

/// The memory card with the order of the ranks and what they count.
class OrderItem : public MemoryCard {
    Q_OBJECT

public:
    using MemoryCard::MemoryCard;

    void setOrder(const OrderPicture& order);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintColumn(
        QPainter& painter, const QRectF& box, const OrderPicture::Column& column) const;

    OrderPicture order_;
};

/// The sign of the suit that is trump.
class TrumpSignItem : public TableItem {
    Q_OBJECT

public:
    explicit TrumpSignItem(CardFaces* faces, QGraphicsItem* parent = nullptr);

    /// `size` is its width where it comes to rest.
    void setSuit(Suit suit, double size);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    CardFaces* faces_;
    Suit suit_ {};
    double size_ = 1;
};

}
