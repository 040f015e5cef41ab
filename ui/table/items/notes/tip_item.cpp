#include "ui/table/items/notes/tip_item.h"

#include "ui/draw/look.h"

#include <QCursor>
#include <QFontMetricsF>
#include <QGraphicsSceneMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace weli {

namespace {

    // In units.
    constexpr double letters = 13;
    constexpr std::array widths { 270.0, 430.0, 180.0 }; // of the words: usual, flat, high
    constexpr double linkLetters = 11.5;
    constexpr double edge = 9;
    constexpr double between = 4; // the two texts

    constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

    QSizeF roomFor(const QString& text, const QFont& font, double most, double unit)
    {
        if (text.isEmpty()) return {};
        const QRectF room(0, 0, most * unit, 4000);
        const QRectF words = QFontMetricsF(font).boundingRect(room, wrapped, text);
        return { std::ceil(words.width()) + 1, std::ceil(words.height()) };
    }

    QFont linkFont(double unit)
    {
        return look::font(std::max(look::leastLetters, linkLetters * unit), false);
    }

    /// A line below the words; that of a font is lost where letters are small.
    void underline(QPainter& painter, const QRectF& room, const QString& text, const QFont& font)
    {
        const QFontMetricsF metrics(font);
        const double y = std::round(room.top() + metrics.ascent() + 1) + 0.5;
        const double right = room.left() + metrics.horizontalAdvance(text);
        painter.setPen(QPen(painter.pen().color(), 1));
        painter.drawLine(QPointF(room.left(), y), QPointF(right, y));
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

void TipItem::setTopic(const std::optional<Clause>& topic, const QString& link)
{
    topic_ = topic;
    link_ = topic ? link : QString();
    setAcceptedMouseButtons(topic ? Qt::LeftButton : Qt::NoButton);
    topic ? setCursor(Qt::PointingHandCursor) : unsetCursor();
}

void TipItem::mousePressEvent(QGraphicsSceneMouseEvent* event)
{
    event->accept();
    if (topic_) emit bookWanted(*topic_);
}

/// What it says, one below the other.
std::array<TipItem::Part, 3> TipItem::parts(double unit) const
{
    return { { { text_, look::font(letters * unit, true) },
        { more_, look::font(letters * unit, false) }, { link_, linkFont(unit) } } };
}

QSizeF TipItem::sizeFor(double unit) const
{
    QSizeF size;
    for (const auto& [text, font] : parts(unit)) {
        const QSizeF room = roomFor(text, font, most_, unit);
        const bool isNext = !size.isEmpty() && !room.isEmpty();
        size = { std::max(size.width(), room.width()),
            size.height() + room.height() + (isNext ? between * unit : 0) };
    }
    return { size.width() + 2 * edge * unit, size.height() + 1.4 * edge * unit };
}

void TipItem::lay(
    const QRectF& at, const QRectF& room, const std::vector<Taken>& taken, double unit)
{
    TipPlace best { {}, std::numeric_limits<double>::infinity() };
    double width = 0;
    for (const double tried : widths) {
        most_ = tried;
        const TipPlace place = tipPlace(sizeFor(unit), at, room, taken, unit);
        if (place.cost >= best.cost) continue;
        best = place;
        width = tried;
    }
    most_ = width;
    setBox({ best.box.topLeft().toPoint(), best.box.size() }, unit);
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
    for (const auto& [text, font] : parts(unit())) {
        if (text.isEmpty()) continue;
        look::write(*painter, room, text, font, colours().ink, wrapped | Qt::TextDontClip);
        if (text == link_) underline(*painter, room, text, font);
        room.setTop(room.top() + roomFor(text, font, most_, unit()).height() + between * unit());
    }
}

}
