#include "ui/table/layout/layout_tricks.h"

#include "ui/table/layout/layout_parts.h"

#include <algorithm>
#include <cmath>

namespace weli {

namespace {

    using namespace parts;

    // In units, see Layout::unit.
    constexpr double raise = 10; // once for a card that may be played, twice for a chosen one
    constexpr double wordsHeight = 28; // of a bubble above or below a name
    constexpr double myPlateHeight = 40;
    constexpr double myPlateWidth = 176;
    constexpr double leastBowl = 104;
    constexpr double mostBowl = 140;
    constexpr double bowlHeight = 96;
    constexpr double leastBowlHeight = 56; // to be read

    /// The rows of the table and what they are shared among.
    struct Plan {
        int far = 2; // how many sit at the far side
        Share share;
        double hand = 0; // widths of cards
        double back = 0;
        double pile = 0;
        double card = 0;
        double bowl = 0; // the least width of one
        double myPlate = 0; // height of the plate with my name
        QRectF prompt;
        QRectF strip;
        QRectF handRow;
        QRectF ladder;
        QRectF seats; // where the others sit
        QRectF zone; // of trick and talon, below them
        double column = 0; // from trick card to trick card
    };

    /// Names and words of the others stand side by side, or among three one below the other.
    double namesHeight(int far, const Share& share)
    {
        return far > 2 ? share.namePlate + 4 + share.of(wordsHeight, 26) : share.namePlate + 2;
    }

    Plan planOf(QSizeF size, const TableShape& shape, const Share& share)
    {
        Plan plan;
        plan.share = share;
        plan.far = std::max(1, shape.players - 1);
        const bool three = plan.far > 2;
        plan.hand = share.ofHand(three ? 84 : 86);
        plan.bowl = share.of(leastBowl, 80);
        plan.myPlate = share.of(myPlateHeight, 34);
        const double margin = share.margin;
        const double width = size.width() - 2 * margin;
        plan.prompt = { margin, size.height() - margin - share.prompt, width, share.prompt };
        plan.strip = { margin, plan.prompt.top() - 7 - share.strip, width, share.strip };
        const double high = plan.hand * tall + 2 * raise;
        plan.handRow = { margin, plan.strip.top() - share.gap - high, width, high };

        const QRectF field(margin, margin, width, plan.handRow.top() - share.gap - margin);
        const QSizeF usual = size * share.letters;
        const double aside
            = std::max(share.of(std::min(226.0, 192 + 0.25 * (usual.width() - leastWidth))),
                std::min(leastSheet.width() * share.pixel, 0.28 * size.width()));
        plan.ladder = { field.right() - aside, field.top(), aside, field.height() };
        const double room = width - aside - 10;
        const double spare = usual.height() - leastHeight;
        const double cell = (room + share.gap) / plan.far - share.gap;
        plan.back = std::min(cell / 3.2, // ten of them can be read
            share.ofHand(std::min(60.0, (three ? 47.5 : 48) + 0.12 * spare)));
        plan.pile = share.of(three ? 40 : 45, 30);
        plan.seats = { margin, margin, room, namesHeight(plan.far, share) + 4 + plan.back * tall };
        plan.zone = { margin, plan.seats.bottom() + share.gap, room,
            field.bottom() - plan.seats.bottom() - share.gap };
        plan.card = std::min(plan.hand, plan.zone.height() / (1.14 * tall));
        plan.column = three ? plan.bowl + 4 : plan.card + share.of(14);
        return plan;
    }

    /// From the left: the middle of the trick's card that is number `index` of `far + 1`.
    double columnOf(const Plan& plan, int index)
    {
        // Among three, the talon lies at the right of the cards.
        const double aside = plan.far > 2 ? plan.pile + 14 : 0;
        const double middle = plan.zone.center().x() - aside / 2;
        return middle + (index - plan.far / 2.0) * plan.column;
    }

    /// Mine lies lowest; whoever sits in the middle has his at the top.
    QRectF trickCard(const Plan& plan, int index, double sink)
    {
        const QSizeF card(plan.card, plan.card * tall);
        const double top = plan.zone.top() + sink * (plan.zone.height() - card.height());
        return { { columnOf(plan, index) - card.width() / 2, top }, card };
    }

    int myColumn(const Plan& plan) { return (plan.far + 1) / 2; }

    /// The seat at the far side that is number `index` from the left.
    SeatPlace farSeat(const Plan& plan, int index)
    {
        SeatPlace place;
        const double step = (plan.seats.width() + plan.share.gap) / plan.far;
        const double width = step - plan.share.gap;
        const double left = plan.seats.left() + index * step;
        const double top = plan.seats.top();
        const double names = namesHeight(plan.far, plan.share);
        const double fan = plan.back * tall;
        const double pile = plan.pile + 6;
        if (plan.far > 2) {
            place.plate = { left, top, width - pile, plan.share.namePlate };
            place.bubble
                = { left, place.plate.bottom() + 4, width - pile, plan.share.of(wordsHeight, 26) };
            place.won = { left + width - plan.pile, top, plan.pile, names };
            place.hand = { left, top + names + 4, width, fan };
        } else {
            const double name = std::max(plan.share.of(156, 120), width * 0.58);
            place.plate = { left, top, name, plan.share.namePlate + 2 };
            place.bubble = { left + name + 8, top, width - name - 8, plan.share.namePlate + 2 };
            place.hand = { left, top + names + 4, width - pile - 2, fan };
            place.won = { left + width - plan.pile, top + names + 4, plan.pile, fan };
        }
        const int column = index < myColumn(plan) ? index : index + 1;
        const bool middle = plan.far > 2 && index == 1;
        place.cards = trickCard(plan, column, middle ? 0 : plan.far > 2 ? 0.5 : 0);
        return place;
    }

    SeatPlace mySeat(const Plan& plan)
    {
        SeatPlace place;
        const QRectF& strip = plan.strip;
        place.hand = plan.handRow;
        place.plate = { strip.left(), strip.bottom() - plan.myPlate,
            plan.share.of(myPlateWidth, 150), plan.myPlate };
        place.bubble = { strip.left(), strip.top(), plan.share.of(myPlateWidth, 150),
            strip.height() - plan.myPlate - 5 };
        place.won = { place.plate.right() + 8, strip.top(), plan.pile, strip.height() };
        place.cards = trickCard(plan, myColumn(plan), 1);
        return place;
    }

    /// Among two others, of a bowl beside the cards of a trick.
    double bowlWidth(const Plan& plan)
    {
        const double cards = columnOf(plan, 0) - plan.card / 2;
        return std::min(cards - plan.zone.left() - 8, plan.share.of(mostBowl, 134));
    }

    /// The bowl before the seat whose trick card lies there. Among four the dealer plays no card,
    /// so that it stands in its place; among three it stands in a corner of the zone.
    QRectF bowlBefore(const Plan& plan, const SeatPlace& place, bool mine)
    {
        const QRectF& zone = plan.zone;
        const QPointF middle = place.cards.center();
        if (plan.far > 2) {
            const double high = std::min(zone.height(), plan.share.of(bowlHeight, 60));
            const double top = mine ? zone.bottom() - high : zone.top();
            return { middle.x() - plan.bowl / 2, top, plan.bowl, high };
        }
        const double width = bowlWidth(plan);
        const bool right = !mine && middle.x() > zone.center().x();
        const double half = std::min((zone.height() - 6) / 2, plan.share.of(bowlHeight, 60));
        const double free = zone.height() - (right ? plan.pile * tall + 6 : 0); // beside the talon
        const double high = std::max(half, std::min(free, leastBowlHeight));
        const double left = right ? zone.right() - width : zone.left();
        return { left, mine ? zone.bottom() - high : zone.top(), width, high };
    }

    void layMiddle(Layout& layout, const Plan& plan)
    {
        const QRectF& zone = plan.zone;
        const double high = plan.card * tall;
        const double pair = plan.far > 2 ? plan.bowl : 2.06 * plan.card;
        layout.talon = { zone.center().x() - pair / 2, zone.center().y() - high / 2, pair, high };
        const double aside = plan.far > 2 ? plan.pile + 8 : 1.5 * plan.pile;
        layout.aside
            = { zone.right() - aside, zone.bottom() - plan.pile * tall, aside, plan.pile * tall };
        const double open = plan.back * tall;
        const double left = plan.far > 2 ? columnOf(plan, 0) - plan.bowl / 2
                                         : zone.left() + bowlWidth(plan) + 2 * plan.share.gap;
        const double right = plan.far > 2 ? columnOf(plan, 3) + plan.bowl / 2
                                          : layout.aside.left() - 2 * plan.share.gap;
        layout.laid = { left, zone.bottom() - open, right - left, open };
    }

    /// The pack in two rows where my hand has been, the first position at the top left.
    QRectF inSpread(const CardPicture& card, const Layout& layout, const TableShape& shape)
    {
        const int across = (card.count + 1) / 2;
        const QRectF& place = layout.seats[shape.me].hand;
        const double up = card.slot < across ? place.height() - layout.backCard.height() : 0;
        return inRow(place.translated(0, -up), layout.backCard, card.slot % across, across);
    }

    void scale(SeatPlace& place, double unit)
    {
        for (QRectF* rect :
            { &place.plate, &place.bubble, &place.hand, &place.cards, &place.won, &place.bowl })
            *rect = scaled(*rect, unit);
    }

    /// A card as large as there is room, at the bottom of its place and in its middle.
    QRectF within(const QRectF& place, QSizeF card)
    {
        const QSizeF size = card.scaled(place.size(), Qt::KeepAspectRatio);
        const QSizeF whole(std::floor(size.width()), std::floor(size.height()));
        return { { std::round(place.center().x() - whole.width() / 2),
                     std::floor(place.bottom() - whole.height()) },
            whole };
    }

    /// Whose trick card lies left of mine.
    Seat leftOf(const Layout& layout, const TableShape& shape)
    {
        const auto right = [&](Seat seat) { return layout.seats[seat].cards.right(); };
        Seat nearest = shape.me;
        for (int i = 0; i < shape.players; ++i) {
            const Seat seat = seatAt(i);
            if (right(seat) >= right(shape.me)) continue;
            if (nearest == shape.me || right(seat) > right(nearest)) nearest = seat;
        }
        return nearest;
    }

    /// Among four the talon makes room for the bowl.
    QRectF talonPlace(const Layout& layout, const TableShape& shape)
    {
        QRectF place = layout.talon;
        if (shape.players < 4) return place;
        const Seat middle = leftOf(layout, shape);
        if (shape.bowl == middle)
            place.moveCenter({ layout.seats[shape.me].cards.center().x(), place.center().y() });
        if (shape.bowl == shape.me)
            place.moveCenter({ layout.seats[middle].cards.center().x(), place.center().y() });
        return place;
    }

    /// The cards of the others lie closer than mine.
    QRectF inFan(const QRectF& place, QSizeF card, int slot, int count)
    {
        const double widest = card.width() * (1 + 0.5 * (std::max(count, 1) - 1));
        const double spare = std::max(0.0, place.width() - widest) / 2;
        return inRow(place.adjusted(spare, 0, -spare, 0), card, slot, count);
    }

    QRectF inHand(const CardPicture& card, const Layout& layout, const TableShape& shape)
    {
        const QRectF& place = layout.seats[card.seat].hand;
        if (card.seat != shape.me) return inFan(place, layout.backCard, card.slot, card.count);
        if (shape.stage == Stage::Counted)
            return inFan(layout.laid, layout.backCard, card.slot, card.count);
        return inRow(place, layout.handCard, card.slot, card.count)
            .translated(0, card.isPlayable() ? -layout.raise : 0);
    }

}

Layout layoutOfTricks(QSizeF size, const TableShape& shape, double aspect, const Share& share)
{
    Layout layout;
    const double unit = usualUnit(size) * share.letters;
    const Plan plan = planOf(size / unit, shape, share);
    layout.unit = unit;
    layout.table = { {}, size };
    layout.seats[shape.me] = mySeat(plan);
    for (int i = 0; i < plan.far; ++i) { // from my left round to my right
        const int turns = shape.clockwise ? i + 1 : plan.far - i;
        layout.seats[seatAt((shape.me.index + turns) % shape.players)] = farSeat(plan, i);
    }
    for (int i = 0; i < shape.players; ++i) {
        SeatPlace& place = layout.seats[seatAt(i)];
        place.bowl = bowlBefore(plan, place, seatAt(i) == shape.me);
        scale(place, unit);
    }
    layMiddle(layout, plan);
    const double help = layout.seats[shape.me].won.right() / unit + 2 * share.gap;
    layout.help = { help, plan.strip.top(), plan.strip.right() - help, plan.strip.height() };
    layout.result = plan.handRow.united(plan.strip).adjusted(0, 5, 0, 0);
    layout.prompt = plan.prompt;
    layout.ladder = plan.ladder;
    for (QRectF* rect : { &layout.talon, &layout.aside, &layout.laid, &layout.help, &layout.result,
             &layout.prompt, &layout.ladder })
        *rect = scaled(*rect, unit);
    layout.handCard = cardOf(plan.hand, unit, aspect);
    layout.tableCard = cardOf(plan.card, unit, aspect);
    layout.backCard = cardOf(plan.back, unit, aspect);
    layout.raise = std::round(raise * unit);
    layout.heap = within(layout.talon, layout.tableCard);
    return layout;
}

QRectF rectOfTricks(const CardPicture& card, const Layout& layout, const TableShape& shape)
{
    const SeatPlace& place = layout.seats[card.seat];
    switch (card.place) {
    case Place::Heap: return layout.heap;
    case Place::Table:
    case Place::Trick: return within(place.cards, layout.tableCard);
    case Place::Won: return within(place.won, layout.backCard);
    case Place::Spread: return inSpread(card, layout, shape);
    case Place::Talon: break;
    case Place::Hand: return inHand(card, layout, shape);
    }
    if (shape.stage == Stage::Bidding)
        return inRow(talonPlace(layout, shape), layout.tableCard, card.slot, card.count);
    const QSizeF small
        = within({ {}, QSizeF(layout.aside.height(), layout.aside.height()) }, layout.backCard)
              .size();
    return inRow(layout.aside, small, card.slot, card.count);
}

QRectF bowlRect(const Layout& layout, const TableShape& shape)
{
    QRectF bowl = layout.seats[shape.bowl].bowl;
    const bool isAboveHand = shape.stage == Stage::Counted && shape.bowl != shape.me;
    if (isAboveHand && bowl.intersects(layout.laid)) // among four, and the hand lies open
        bowl.setBottom(std::floor(layout.laid.top() - 6 * layout.unit));
    return bowl;
}

QRectF tallyRect(const Layout& layout, Seat seat)
{
    const QRectF pile = within(layout.seats[seat].won, layout.backCard);
    const double side = std::round(24 * layout.unit);
    return { std::round(pile.center().x() - side / 2), std::round(pile.center().y() - side / 2),
        side, side };
}

QRectF rowGoOnRect(const QRectF& help, double unit)
{
    const double wide = std::min(help.width(), 190 * unit);
    const double high = 40 * unit;
    return { help.right() - wide, help.bottom() - high, wide, high };
}

std::vector<QRectF> rowRects(
    const QRectF& help, int answers, bool question, double unit, bool splits)
{
    std::vector<QRectF> rects;
    const double space = 8 * unit;
    QRectF room = help;
    if (question) {
        rects.emplace_back(room.left(), room.top(), room.width(), 24 * unit);
        room.setTop(rects.front().bottom() + 5 * unit);
    }
    if (answers == 0) return rects;
    if (!splits) room.setTop(std::max(room.top(), room.bottom() - 54 * unit));
    const double wide = std::min(168 * unit, (room.width() - space * (answers - 1)) / answers);
    double left = room.right() - wide * answers - space * (answers - 1);
    for (int i = 0; i < answers; ++i, left += wide + space)
        rects.emplace_back(left, room.top(), wide, room.height());
    return rects;
}

}
