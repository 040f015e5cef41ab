#include "ui/table/items/notes/tip_item.h"

#include "ui/draw/look.h"
#include "ui/table/layout/tip_place.h"

#include <QCursor>
#include <QFontMetricsF>
#include <QGraphicsSceneMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace weli {

namespace {

    // In units.
    constexpr double letters = 13;
    constexpr double widest = 270; // of the words
    constexpr double widestFlat = 430; // where there is room to the sides
    constexpr double edge = 9;
    constexpr double gap = 7; // to what it is about
    constexpr double between = 4; // the two texts

    constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

    QSizeF roomFor(const QString& text, bool bold, double most, double unit)
    {
        if (text.isEmpty()) return {};
        const QRectF room(0, 0, most * unit, 4000);
        const QRectF words
            = QFontMetricsF(look::font(letters * unit, bold)).boundingRect(room, wrapped, text);
        return { std::ceil(words.width()) + 1, std::ceil(words.height()) };
    }

}

TipItem::TipItem(QGraphicsItem* parent)
    : TableItem(parent)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setCacheMode(NoCache);
}

void TipItem::say(const QString& text, const QString& more, bool refusal)
{
    text_ = text;
    more_ = more;
    refusal_ = refusal;
    setVisible(!text.isEmpty() || !more.isEmpty());
    update();
}

void TipItem::setTopic(const std::optional<Clause>& topic)
{
    topic_ = topic;
    setAcceptedMouseButtons(topic ? Qt::LeftButton : Qt::NoButton);
    topic ? setCursor(Qt::PointingHandCursor) : unsetCursor();
}

void TipItem::mousePressEvent(QGraphicsSceneMouseEvent* event)
{
    event->accept();
    if (topic_) emit bookWanted(*topic_);
}

QSizeF TipItem::sizeFor(double unit) const
{
    const QSizeF first = roomFor(text_, true, most_, unit);
    const QSizeF second = roomFor(more_, false, most_, unit);
    const bool both = !first.isEmpty() && !second.isEmpty();
    return { std::max(first.width(), second.width()) + 2 * edge * unit,
        first.height() + second.height() + (both ? between * unit : 0) + 1.4 * edge * unit };
}

void TipItem::layBeside(const QRectF& at, const QRectF& room, double unit)
{
    most_ = widest;
    const QSizeF size = sizeFor(unit);
    const double wide = size.width();
    const double high = size.height();
    QRectF box(at.center().x() - wide / 2, at.top() - gap * unit - high, wide, high);
    const QRectF below(box.left(), at.bottom() + gap * unit, wide, high);
    if (box.top() < room.top() && below.bottom() <= room.bottom()) box = below;
    box.moveLeft(std::clamp(box.left(), room.left(), std::max(room.left(), room.right() - wide)));
    box.moveTop(std::max(box.top(), room.top()));
    setBox({ box.topLeft().toPoint(), box.size() }, unit);
}

void TipItem::layFree(
    const QRectF& at, const QRectF& room, const std::vector<QRectF>& taken, double unit)
{
    most_ = widest;
    const TipPlace high = tipPlace(sizeFor(unit), at, room, taken, unit);
    most_ = widestFlat;
    TipPlace place = tipPlace(sizeFor(unit), at, room, taken, unit);
    if (high.cost < place.cost) {
        most_ = widest;
        place = high;
    }
    setBox({ place.box.topLeft().toPoint(), place.box.size() }, unit);
}

void TipItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double radius = 6 * unit();
    look::shadow(*painter, inside(), radius, 5 * unit());
    look::plate(*painter, inside(), radius, colours().paper, colours().parchment,
        refusal_ ? colours().seal : colours().paperEdge, (refusal_ ? 1.8 : 1) * unit());
    QRectF room = inside().adjusted(
        edge * unit(), 0.7 * edge * unit(), -edge * unit(), -0.7 * edge * unit());
    look::write(*painter, room, text_, look::font(letters * unit(), true), colours().ink, wrapped);
    const double first = roomFor(text_, true, most_, unit()).height();
    room.setTop(room.top() + first + (first > 0 ? between * unit() : 0));
    look::write(*painter, room, more_, look::font(letters * unit(), false), colours().ink, wrapped);
}

}
