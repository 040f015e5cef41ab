#include "ui/table/items/tricks/bowl_item.h"

#include "ui/draw/bowl.h"
#include "ui/draw/look.h"
#include "ui/words/words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weli {

namespace {

    const QString between(" \u00b7 ");
    // In units.
    constexpr double lineHeight = 15;
    constexpr double leastBowl = 18;

}

int coinsFor(int pot)
{
    if (pot <= 0) return 0;
    return std::clamp(qRound(3 * std::log2(1 + pot / 10.0)), 1, mostCoins);
}

BowlItem::BowlItem(QGraphicsItem* parent)
    : Pressable(parent)
{
}

void BowlItem::setBowl(const BowlPicture& bowl)
{
    if (bowl == bowl_) return;
    bowl_ = bowl;
    setSpoken({ bowl.spoken, {}, false });
    setTopic(bowl.topic);
    setAbout(bowl.about);
    update();
}

void BowlItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    QStringList lines = bowl_.lines.isEmpty() ? QStringList() : shownLines();
    const auto high = [&] { // of what it says
        return lines.isEmpty() ? 0 : (static_cast<double>(lines.size()) * lineHeight + 5) * unit();
    };
    if (inside().height() - high() < leastBowl * unit()) lines.clear(); // who asks is told
    const double below = high();
    const QRectF room = inside().adjusted(0, 0, 0, -below);
    const BowlShape shape = bowlIn(room, unit());
    const bool plain = colours().walnut == colours().walnutLow;
    drawBowl(*painter, shape, coinsFor(bowl_.pot), plain ? plainWood(colours().brass) : cherry(),
        unit());
    paintPot(*painter, shape);
    if (below > 0)
        paintLines(
            *painter, lines, inside().adjusted(0, inside().height() - below + 4 * unit(), 0, 0));
}

/// What it says: where it has little height in one line if that can be read, and without what
/// stands in brackets where that has no room.
QStringList BowlItem::shownLines() const
{
    const QSizeF room(inside().width() - 10 * unit(), lineHeight * unit());
    const auto fits = [&](const QString& line) {
        return look::fits(
            line, room, look::fitted(line, room, 12 * unit(), 11 * unit(), false, 0), 0);
    };
    QStringList brief = bowl_.lines;
    for (QString& line : brief) line = line.section(" (", 0, 0);
    if (inside().height() < 70 * unit())
        for (const QStringList& lines : { bowl_.lines, brief })
            if (fits(lines.join(between))) return { lines.join(between) };
    QStringList shown = bowl_.lines;
    for (qsizetype i = 0; i < shown.size(); ++i)
        if (!fits(shown[i])) shown[i] = brief[i];
    return shown;
}

/// What is in it, on a little plate at its front.
void BowlItem::paintPot(QPainter& painter, const BowlShape& shape) const
{
    const QString text = words::number(bowl_.pot);
    const double top = shape.inside.bottom() - 2 * unit();
    const double high = std::clamp(shape.bottom - top - 2 * unit(), 14 * unit(), 22 * unit());
    const QFont font = look::font(high * 0.8, true);
    const double wide = QFontMetricsF(font).horizontalAdvance(text) + 14 * unit();
    const double middle = (top + shape.bottom - unit()) / 2;
    QRectF plate(shape.rim.center().x() - wide / 2, middle - high / 2, wide, high);
    plate.moveTop(std::max(plate.top(), unit())); // in its box, however low that is
    look::plate(painter, plate, 4 * unit(), colours().paper, colours().parchment,
        colours().paperEdge, unit());
    look::write(painter, plate, text, font, colours().ink, Qt::AlignCenter);
}

void BowlItem::paintLines(QPainter& painter, const QStringList& lines, const QRectF& box) const
{
    double wide = 0;
    for (const QString& line : lines)
        wide = std::max(
            wide, QFontMetricsF(look::font(12 * unit())).horizontalAdvance(line) + 20 * unit());
    const double spare = std::max(0.0, box.width() - wide) / 2;
    const QRectF plate = box.adjusted(spare, 0, -spare, 0);
    look::plate(
        painter, plate, 5 * unit(), colours().walnut, colours().walnutLow, colours().brass, unit());
    const QRectF room = plate.adjusted(5 * unit(), 0, -5 * unit(), 0);
    const double high = room.height() / static_cast<double>(std::max<qsizetype>(1, lines.size()));
    QRectF row(room.left(), room.top(), room.width(), high);
    for (const QString& line : lines) {
        look::write(painter, row, line,
            look::fitted(line, row.size(), 12 * unit(), 11 * unit(), false, 0), colours().cream,
            Qt::AlignCenter);
        row.translate(0, high);
    }
}

}
