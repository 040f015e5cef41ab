#include "ui/table/layout/layout.h"

#include "ui/table/layout/layout_figures.h"
#include "ui/table/layout/layout_parts.h"
#include "ui/table/layout/layout_tricks.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace weli {

namespace {

    // Everything here is in units, see Layout::unit.
    using namespace parts;

    constexpr double leastCard = 0.6; // of one beside letters of the usual size
    constexpr double leastPlate = 98; // width of one of a figure
    constexpr double leastName = 103;

    /// What can be seen at once: before anything is played or from then on.
    std::vector<QRectF> seenAtOnce(const Layout& layout, const TableShape& shape)
    {
        std::vector<QRectF> all { layout.help, layout.prompt };
        const bool played = shape.stage == Stage::Playing;
        if (shape.tricks) {
            CardPicture talon;
            talon.place = Place::Talon;
            talon.count = 2;
            const QRectF first = rectOf(talon, layout, shape);
            talon.slot = 1;
            all.push_back(first.united(rectOf(talon, layout, shape)));
            all.push_back(layout.ladder);
            all.push_back(bowlRect(layout, shape));
        } else {
            all.push_back(layout.heap);
            all.insert(all.end(), layout.plates.begin(), layout.plates.end());
        }
        for (int i = 0; i < shape.players; ++i) {
            const SeatPlace& place = layout.seats[seatAt(i)];
            all.insert(all.end(), { place.plate, place.bubble, place.hand });
            if (shape.tricks) all.push_back(place.won);
            // Among four the dealer plays no card: there stands the bowl.
            const bool plays = shape.players < 4 || seatAt(i) != shape.bowl;
            if (!shape.tricks || (played && plays)) all.push_back(place.cards);
        }
        return all;
    }

    bool overlapsNothing(const std::vector<QRectF>& all, const QRectF& table)
    {
        for (auto one = all.begin(); one != all.end(); ++one)
            if (!one->isValid() || !table.contains(*one)
                || std::any_of(std::next(one), all.end(),
                    [&](const QRectF& other) { return other.intersects(*one); }))
                return false;
        return true;
    }

    /// Words have room beside one another, and can be read.
    bool hasRoom(const Layout& layout, const TableShape& shape)
    {
        if (!shape.tricks) return layout.plates.front().width() >= leastPlate * layout.unit;
        const Seat other = seatAt((shape.me.index + 1) % shape.players);
        return layout.ladder.height() >= leastSheet.height()
            && layout.seats[other].plate.width() >= leastName * layout.unit;
    }

    bool isPossible(const Layout& layout, TableShape shape)
    {
        for (int bowl = 0; bowl < (shape.tricks ? shape.players : 1); ++bowl)
            for (const Stage stage : { Stage::Bidding, Stage::Playing }) {
                shape.bowl = seatAt(bowl);
                shape.stage = stage;
                if (!overlapsNothing(seenAtOnce(layout, shape), layout.table)) return false;
            }
        return true;
    }

    /// Without a row for how things stand.
    Layout usualLayout(QSizeF size, const TableShape& shape, double aspect, double letters)
    {
        const auto lay = shape.tricks ? layoutOfTricks : layoutOfFigures;
        const Share usual { 1, 1 / usualUnit(size) };
        const double card = leastCard * lay(size, shape, aspect, usual).tableCard.width();
        const auto possible = [&](const Share& tried) {
            return isPossible(lay(size, shape, aspect, tried), shape);
        };
        const auto roomy = [&](const Share& tried) {
            const Layout layout = lay(size, shape, aspect, tried);
            return layout.tableCard.width() >= card && hasRoom(layout, shape)
                && isPossible(layout, shape);
        };
        return lay(size, shape, aspect, shareFor(size, letters, possible, roomy));
    }

}

bool isOpenHand(const CardPicture& card, Seat me)
{
    return card.place == Place::Hand && card.seat != me && card.face.has_value();
}

TableShape shapeOf(const Picture& picture)
{
    TableShape shape { std::clamp(picture.players, 2, maxSeats), picture.me, picture.clockwise,
        std::holds_alternative<TricksTable>(picture.table), picture.odds.has_value() };
    if (!shape.tricks) {
        shape.open = std::any_of(picture.cards.begin(), picture.cards.end(),
            [&](const CardPicture& card) { return isOpenHand(card, picture.me); });
        return shape;
    }
    const bool played = std::any_of(picture.cards.begin(), picture.cards.end(),
        [](const CardPicture& c) { return c.place == Place::Trick || c.place == Place::Won; });
    shape.stage = picture.result ? Stage::Counted : played ? Stage::Playing : Stage::Bidding;
    if (const auto& bowl = tricksOn(picture).bowl) shape.bowl = bowl->at;
    return shape;
}

bool areLaidAlike(TableShape a, const TableShape& b)
{
    a.stage = b.stage;
    a.bowl = b.bowl;
    return a == b;
}

Layout layoutOf(QSizeF size, const TableShape& shape, double aspect, double letters)
{
    if (!shape.odds) return usualLayout(size, shape, aspect, letters);
    // All but the prompt moves up by a row.
    constexpr double least = 20; // pixels
    const double row = std::round(std::max(least, 23 * usualUnit(size) * letters));
    Layout layout = usualLayout(size - QSizeF(0, row), shape, aspect, letters);
    layout.table = { {}, size };
    layout.odds = layout.prompt;
    layout.odds.setHeight(row - std::round(5 * usualUnit(size)));
    layout.prompt.translate(0, row);
    return layout;
}

QRectF rectOf(const CardPicture& card, const Layout& layout, const TableShape& shape)
{
    return (shape.tricks ? rectOfTricks : rectOfFigures)(card, layout, shape);
}

QRectF packRect(const Layout& layout)
{
    QRectF pack({}, layout.tableCard);
    pack.moveCenter(layout.heap.center());
    return pack;
}

std::vector<QRectF> answerRects(const QRectF& help, int answers, bool question, double unit)
{
    std::vector<QRectF> rects;
    const double space = 6 * unit;
    QRectF room = help;
    if (question) {
        const double high = std::min(46 * unit, room.height() * 0.28);
        rects.emplace_back(room.left(), room.top(), room.width(), high);
        room.setTop(room.top() + high + space);
    }
    // One below the other, unless they would be too low to be hit at once.
    int columns = 1;
    if (answers == 0) return rects;
    if (answers > 3)
        columns = 2;
    else if ((room.height() - space * (answers - 1)) / answers < 31 * unit)
        columns = answers;
    const int rows = (answers + columns - 1) / columns;
    const double wide = (room.width() - space * (columns - 1)) / columns;
    const double high = std::min(54 * unit, (room.height() - space * (rows - 1)) / rows);
    for (int i = 0; i < answers; ++i) {
        const int row = i / columns;
        rects.emplace_back(room.left() + (i % columns) * (wide + space),
            room.top() + row * (high + space), wide, high);
    }
    return rects;
}

double namingHeading(double unit) { return std::max(20.0, 24 * unit); }

QRectF goOnRect(const QRectF& help, double unit)
{
    const double high = 38 * unit;
    return { help.left(), help.bottom() - high, std::min(help.width(), 190 * unit), high };
}

}
