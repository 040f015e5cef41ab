#include "ui/table/items/notes/pointer_item.h"

#include "ui/draw/look.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace weli {

namespace {

    // In units.
    constexpr double around = 5; // from the thing to its ring
    constexpr double longest = 62; // of the arrow
    constexpr double shortest = 26;
    constexpr double head = 12;
    constexpr double gap = 8; // from the ring to the point of the arrow

}

QLineF arrowTo(const QRectF& place, const QRectF& table, double unit)
{
    const QPointF middle = place.center();
    const QPointF away = table.center() - middle;
    // From the side on which there is room; sideways only for what is narrow and lies at an end.
    const bool sideways = std::abs(away.x()) > 0.32 * table.width()
        && place.width() < 0.3 * table.width() && place.height() > 0.5 * place.width();
    const double step = (around + gap) * unit;
    QPointF tip = middle;
    QPointF from;
    if (sideways) {
        const double side = away.x() > 0 ? 1 : -1;
        tip.setX(middle.x() + side * (place.width() / 2 + step));
        from = tip + QPointF(side * longest, -0.35 * longest) * unit;
    } else {
        const double side = away.y() > 0 ? 1 : -1;
        tip.setY(middle.y() + side * (place.height() / 2 + step));
        from = tip + QPointF(0.35 * longest * (away.x() > 0 ? 1 : -1), side * longest) * unit;
    }
    const double edge = shortest * unit / 4;
    from.setX(std::clamp(from.x(), table.left() + edge, table.right() - edge));
    from.setY(std::clamp(from.y(), table.top() + edge, table.bottom() - edge));
    return { from, tip };
}

PointerItem::PointerItem(QGraphicsItem* parent)
    : TableItem(parent)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setCacheMode(NoCache);
}

void PointerItem::pointAt(const std::vector<QRectF>& places)
{
    setVisible(!places.empty());
    if (places == places_) return;
    places_ = places;
    update();
}

void PointerItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double out = around * unit();
    for (const QRectF& place : places_)
        look::pointerRing(*painter, place.adjusted(-out, -out, out, out), unit(), colours().amber);
    if (!places_.empty()) paintArrow(*painter, places_.front());
}

/// A line drawn by hand, with a darker one below it so that it is seen on cards, too.
void PointerItem::paintArrow(QPainter& painter, const QRectF& place) const
{
    const QLineF line = arrowTo(place, inside(), unit());
    const QPointF bend = line.center() + QPointF(line.dy(), -line.dx()) * 0.16;
    QPainterPath path(line.p1());
    path.quadTo(bend, line.p2());
    const double direction = QLineF(bend, line.p2()).angle();
    for (const double turn : { 152.0, 208.0 }) {
        path.moveTo(line.p2());
        path.lineTo(line.p2() + QLineF::fromPolar(head * unit(), direction + turn).p2());
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(QColor(30, 18, 8, 170), 7 * unit(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(QPen(look::chalk, 3.6 * unit(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

}
