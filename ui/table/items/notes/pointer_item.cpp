#include "ui/table/items/notes/pointer_item.h"

#include "ui/draw/look.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace weli {

namespace {

    // In units.
    constexpr double around = 2.5; // from the thing to its ring
    constexpr double thick = 36; // of what is lower the ring is thinner: it lies among others
    constexpr std::array lengths { 62.0, 44.0, 30.0 }; // of the arrow
    constexpr double head = 12;
    constexpr double gap = 9; // from the ring to the point of the arrow
    constexpr double half = 5; // of how wide it is
    constexpr double step = 4; // from one look at what lies below to the next

    constexpr double bend = 0.16; // in lengths of the arrow
    constexpr int directions = 24;

    QPointF bendOf(const QLineF& arrow)
    {
        return arrow.center() + QPointF(arrow.dy(), -arrow.dx()) * bend;
    }

    /// Where a ray from the middle of the box leaves it, but well away from the corners: beside
    /// them lies the neighbour's.
    QPointF edgeOf(const QRectF& box, QPointF direction, double corner)
    {
        const double across = std::abs(direction.x()) / (box.width() / 2);
        const double down = std::abs(direction.y()) / (box.height() / 2);
        const QPointF edge = direction / std::max(across, down);
        const auto inward = [corner](double way, double side) {
            const double most = std::max(0.0, side / 2 - std::max(corner, side / 4));
            return std::clamp(way, -most, most);
        };
        const QPointF tip = across > down ? QPointF(edge.x(), inward(edge.y(), box.height()))
                                          : QPointF(inward(edge.x(), box.width()), edge.y());
        return box.center() + tip;
    }

    /// What it costs to cover what lies below the arrow; nothing is said of what is around it.
    double costOf(
        const QLineF& arrow, const QRectF& table, const std::vector<Taken>& taken, double unit)
    {
        const int looks = std::max(2, static_cast<int>(arrow.length() / (step * unit)));
        double cost = 0;
        for (int i = 0; i <= looks; ++i) {
            QRectF below(0, 0, 2 * half * unit, 2 * half * unit);
            below.moveCenter(alongArrow(arrow, static_cast<double>(i) / looks));
            if (!table.contains(below)) return std::numeric_limits<double>::infinity();
            for (const Taken& each : taken)
                if (each.box.intersects(below)) cost += each.weight;
        }
        return cost;
    }

    /// Whoever follows the arrow, and be it a little aside, comes to the place before anything
    /// else.
    bool isMeantFor(
        const QRectF& place, const QLineF& arrow, const std::vector<Taken>& others, double unit)
    {
        constexpr int followed = 250; // units, across a small table
        const double angle = QLineF(alongArrow(arrow, 0.9), arrow.p2()).angle();
        for (const double aside : { -12.0, 0.0, 12.0 }) {
            QLineF look = QLineF::fromPolar(unit, angle + aside).translated(arrow.p2());
            for (int i = 0; i < followed && !place.contains(look.p1()); ++i) {
                for (const Taken& each : others)
                    if (each.box.contains(look.p1())) return false;
                look.translate(look.p2() - look.p1());
            }
        }
        return true;
    }

}

QPointF alongArrow(const QLineF& arrow, double part)
{
    const double rest = 1 - part;
    return rest * rest * arrow.p1() + 2 * part * rest * bendOf(arrow) + part * part * arrow.p2();
}

std::optional<QLineF> arrowTo(
    const QRectF& place, const QRectF& table, const std::vector<Taken>& taken, double unit)
{
    constexpr double shorter = 0.05; // a unit of length is worth as much as so much
    constexpr double astray = 2; // and so is it to come from the other side than the middle
    const double out = (around + gap) * unit;
    const QRectF ring = place.adjusted(-out, -out, out, out);
    const QLineF inwards(place.center(), table.center());
    std::vector<Taken> others; // what the place lies in is no obstacle
    for (const Taken& each : taken)
        if (!each.box.contains(place.center()) && !place.contains(each.box)) others.push_back(each);
    std::optional<QLineF> best;
    double least = mustNotBeCovered;
    for (int i = 0; i < directions; ++i)
        for (const double length : lengths) {
            const QLineF ray = QLineF::fromPolar(length * unit, 360.0 * i / directions);
            const QPointF tip = edgeOf(ring, ray.p2(), out + head * unit);
            const double turn = std::abs(std::remainder(ray.angle() - inwards.angle(), 360)) / 180;
            const QLineF arrow(tip + ray.p2(), tip);
            const double cost = costOf(arrow, table, others, unit) + astray * turn
                + shorter * (lengths.front() - length);
            if (cost >= least || !isMeantFor(place, arrow, others, unit)) continue;
            least = cost;
            best = arrow;
        }
    return best;
}

PointerItem::PointerItem(QGraphicsItem* parent)
    : TableItem(parent)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setCacheMode(NoCache);
}

void PointerItem::pointAt(const std::vector<QRectF>& places, const std::vector<Taken>& taken)
{
    setVisible(!places.empty());
    places_ = places;
    arrow_ = places.empty() ? std::nullopt : arrowTo(places.front(), box(), taken, unit());
    update();
}

void PointerItem::setQuiet(bool quiet)
{
    if (quiet != std::exchange(isQuiet_, quiet)) update();
}

/// A ring that shines, or a line round it.
void PointerItem::paintRing(QPainter& painter, const QRectF& ring, double pen) const
{
    if (!isQuiet_) return look::pointerRing(painter, ring, pen, colours().amber);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours().brass, 2.5 * pen));
    painter.drawRoundedRect(ring, 10 * pen, 10 * pen);
}

void PointerItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    for (const QRectF& place : places_) {
        const double low = std::min(place.width(), place.height()) / (thick * unit());
        const double pen = std::clamp(low, 0.45, 1.0) * unit();
        const double out = around * pen;
        paintRing(*painter, place.adjusted(-out, -out, out, out), pen);
    }
    if (arrow_) paintArrow(*painter);
}

/// A line drawn by hand, with a darker one below it so that it is seen on cards, too.
void PointerItem::paintArrow(QPainter& painter) const
{
    const QLineF line = *arrow_;
    QPainterPath path(line.p1());
    path.quadTo(bendOf(line), line.p2());
    const double direction = QLineF(bendOf(line), line.p2()).angle();
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
