#include "ui/table/items/tricks/order_item.h"

#include "ui/draw/cards/card_faces.h"
#include "ui/draw/look.h"

#include <QPainter>

#include <algorithm>

namespace weli {

namespace {

    // In units.
    constexpr double edge = 9;
    constexpr double headHeight = 46;
    constexpr double leastHead = 36;
    constexpr double headingHeight = 16;
    constexpr double lineHeight = 14;
    constexpr double between = 8; // the columns
    constexpr double mostRow = 23;

}

OrderPlan planOf(const OrderPicture& order, const QRectF& box, double unit)
{
    OrderPlan plan;
    const QRectF room = box.adjusted(edge * unit, 4 * unit, -edge * unit, -6 * unit);
    const double head = std::clamp(0.17 * room.height(), leastHead * unit, headHeight * unit);
    const double sign = order.trump ? head - 6 * unit : 0;
    plan.sign = { room.left(), room.top() + 3 * unit, sign, sign };
    plan.caption = { room.left() + (order.trump ? sign + 6 * unit : 0), room.top(), 0, head };
    plan.caption.setRight(room.right());
    const double below = static_cast<double>(order.lines.size()) * lineHeight * unit;
    const double top = plan.caption.bottom() + 5 * unit;
    std::size_t rows = 1;
    for (const OrderPicture::Column& column : order.columns)
        rows = std::max(rows, column.ranks.size());
    const double free = room.bottom() - top - below - 6 * unit;
    const double high
        = std::min(free, (headingHeight + mostRow * static_cast<double>(rows)) * unit);
    const auto columns = static_cast<double>(std::max<std::size_t>(order.columns.size(), 1));
    const double wide = (room.width() - between * unit * (columns - 1)) / columns;
    double left = room.left();
    for (std::size_t i = 0; i < order.columns.size(); ++i, left += wide + between * unit)
        plan.columns.emplace_back(left, top, wide, high);
    plan.lines = { room.left(), top + high + 5 * unit, room.width(), below };
    return plan;
}

void OrderItem::setOrder(const OrderPicture& order)
{
    if (order == order_) return;
    order_ = order;
    setSpoken({ order.spoken, {}, false });
    setTopic(order.topic);
    setAbout(order.about);
    setReachable(true);
    update();
}

void OrderItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    paintPaper(*painter);
    const OrderPlan plan = planOf(order_, inside(), unit());
    look::write(*painter, plan.caption, order_.caption,
        look::fitted(order_.caption, plan.caption.size(), 18 * unit(), 13 * unit(), true),
        colours().ink,
        (order_.trump ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter | Qt::TextWordWrap);
    painter->setPen(QPen(colours().paperEdge, unit()));
    painter->drawLine(QPointF(inside().left() + edge * unit(), plan.caption.bottom() + unit()),
        QPointF(inside().right() - edge * unit(), plan.caption.bottom() + unit()));
    for (std::size_t i = 0; i < plan.columns.size(); ++i)
        paintColumn(*painter, plan.columns[i], order_.columns[i]);
    QRectF row(plan.lines.left(), plan.lines.top(), plan.lines.width(), lineHeight * unit());
    const QFont letters
        = look::fittedAlike(order_.lines, row.size(), 13 * unit(), 11 * unit(), false, 0);
    for (const QString& line : order_.lines) {
        look::write(*painter, row, line, letters, colours().softInk, Qt::AlignCenter);
        row.translate(0, row.height());
    }
}

/// What counts not yet is on paper only: without the ground of the others.
void OrderItem::paintColumn(
    QPainter& painter, const QRectF& box, const OrderPicture::Column& column) const
{
    const QColor ink = column.counts ? colours().ink : colours().softInk;
    const QRectF heading(box.left(), box.top(), box.width(), headingHeight * unit());
    look::write(painter, heading, column.heading,
        look::fitted(column.heading, heading.size(), 13 * unit(), 11 * unit(), column.counts, 0),
        ink, Qt::AlignCenter);
    const QRectF body = box.adjusted(0, headingHeight * unit(), 0, 0);
    if (column.counts)
        look::plate(painter, body, 5 * unit(), colours().parchment, colours().parchmentLow,
            colours().tanLow, 0.8 * unit());
    const double high
        = body.height() / static_cast<double>(std::max<std::size_t>(column.ranks.size(), 1));
    QRectF row(body.left() + 9 * unit(), body.top(), body.width() - 18 * unit(), high);
    const double size
        = std::min(std::max(15 * unit(), look::leastLetters), std::max(11 * unit(), high * 0.9));
    for (const OrderPicture::Rank& rank : column.ranks) {
        look::write(painter, row, rank.index, look::font(size, true), ink,
            Qt::AlignLeft | Qt::AlignVCenter);
        look::write(painter, row, QString::number(rank.value), look::font(size, false),
            rank.value > 0 ? ink : colours().softInk, Qt::AlignRight | Qt::AlignVCenter);
        row.translate(0, high);
    }
}

TrumpSignItem::TrumpSignItem(CardFaces* faces, QGraphicsItem* parent)
    : TableItem(parent)
    , faces_(faces)
{
    connect(faces, &CardFaces::changed, this, [this] { update(); });
}

void TrumpSignItem::setSuit(Suit suit, double size)
{
    if (suit == suit_ && size == size_) return;
    suit_ = suit;
    size_ = size;
    update();
}

void TrumpSignItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF disc = inside().adjusted(unit(), unit(), -unit(), -unit());
    painter->setPen(QPen(colours().amberLow, 1.6 * unit()));
    painter->setBrush(colours().paper);
    painter->drawEllipse(disc);
    // While it grows, one large picture of it serves for all its sizes.
    const bool grown = inside().width() > 1.5 * size_;
    const QPixmap sign = faces_->sign(suit_, size_ * (grown ? 3 : 1) * 0.7);
    const double side = inside().width() * 0.15;
    painter->drawPixmap(inside().adjusted(side, side, -side, -side), sign, sign.rect());
}

}
