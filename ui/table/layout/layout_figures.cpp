#include "ui/table/layout/layout_figures.h"

#include <algorithm>
#include <cmath>

namespace weli {

// Everything here is in units, see Layout::unit.
using namespace parts;

namespace {

    constexpr double raise = 9;
    constexpr int handSlots = 3;
    constexpr double heapThick = 10;
    constexpr double heapName = 16;
    constexpr double heapNameWidth = 80;
    constexpr double openCard = 0.84; // of an open hand, in widths of those on the table
    constexpr double wordsGap = 4; // between what belongs to one seat

    /// How the others sit: so many along the far side, and one at each end of the table or none;
    /// at the far side the name stands beside the cards or above them.
    struct TableLayoutSpec {
        int far = 0;
        bool ends = false;
        bool nameBeside = true;
        double besideWidth = 150; // of a name that stands beside
        double handCard = 96;
        double leastStep = 0.5; // from card to card in front of a seat, in card widths
        double wordsHeight = 44; // of bubbles, and of the backs beside them
        Share share = {};
    };

    /// In a table with letters of the usual size.
    TableLayoutSpec usualSpecOf(int players)
    {
        switch (players) {
        case 2: return { .far = 1, .besideWidth = 172 };
        case 3: return { .far = 2, .besideWidth = 172 };
        case 4: return { .far = 1, .ends = true, .leastStep = 0.75, .wordsHeight = 36 };
        case 5: return { .far = 2, .ends = true, .handCard = 90, .wordsHeight = 34 };
        case 6:
            return {
                .far = 3, .ends = true, .besideWidth = 130, .handCard = 82, .leastStep = 0.42
            };
        case 7:
            return {
                .far = 4, .ends = true, .nameBeside = false, .handCard = 74, .wordsHeight = 32
            };
        default:
            return {
                .far = 5, .ends = true, .nameBeside = false, .handCard = 74, .wordsHeight = 32
            };
        }
    }

    constexpr double leastCell = 36; // pixels

    TableLayoutSpec specOf(int players, const Share& share)
    {
        TableLayoutSpec spec = usualSpecOf(players);
        spec.share = share;
        spec.besideWidth = share.of(spec.besideWidth, 120);
        spec.handCard = share.ofHand(spec.handCard);
        spec.wordsHeight = share.of(spec.wordsHeight, 29);
        return spec;
    }

    double backWidth(const TableLayoutSpec& spec)
    {
        return std::floor(spec.wordsHeight / tall) - 1;
    }
    /// Of the three backs, which lie over one another.
    double backsWidth(const TableLayoutSpec& spec) { return 1.7 * backWidth(spec); }
    double nameHeight(const TableLayoutSpec& spec)
    {
        return spec.share.namePlate + wordsGap + spec.wordsHeight;
    }
    /// Nobody sits beside the one at the far side, but somebody at the ends of the table.
    bool isAlone(const TableLayoutSpec& spec) { return spec.far == 1 && spec.ends; }

    /// The rows of the table, from the far side to the prompt, and how wide a card is.
    struct Plan {
        QSizeF size; // in units
        Share share;
        TableLayoutSpec spec;
        double card = 0; // width of a card on the table
        QRectF field; // all that lies between the far edge and my hand
        QRectF handRow;
        QRectF strip;
        QRectF prompt;
    };

    double fanWidth(double card, double step) { return card * (1 + step * (handSlots - 1)); }

    /// The widest card with which two rows of cards fit into the field.
    double widestByHeight(const TableLayoutSpec& spec, double height)
    {
        double names = 0;
        if (!spec.nameBeside) names += nameHeight(spec) + wordsGap;
        if (isAlone(spec)) names += spec.wordsHeight + wordsGap;
        // Four sit so that the ends have the whole height for themselves.
        if (spec.ends && spec.far > 1) names += nameHeight(spec) + wordsGap;
        return (height - spec.share.gap - names) / (2 * tall);
    }

    double widestByWidth(const TableLayoutSpec& spec, double width)
    {
        const double fan = fanWidth(1, spec.leastStep);
        const double cell = (width - spec.share.gap * (spec.far - 1)) / spec.far;
        const bool beside = spec.nameBeside && !isAlone(spec);
        double widest = (beside ? cell - spec.besideWidth - spec.share.gap : cell) / fan;
        // My cards and the heap on both sides of them lie between the ends.
        const double ends = spec.ends ? 2 * fan : 0;
        widest = std::min(widest, (width - 6 * spec.share.gap) / (fan + ends + 2.3));
        return widest;
    }

    Plan planOf(QSizeF size, const TableShape& shape, const Share& share)
    {
        Plan plan;
        plan.size = size;
        plan.share = share;
        plan.spec = specOf(shape.players, share);
        const double width = size.width() - 2 * share.margin;
        const double handHeight = plan.spec.handCard * tall + raise;

        plan.prompt
            = { share.margin, size.height() - share.margin - share.prompt, width, share.prompt };
        plan.strip = { share.margin, plan.prompt.top() - 7 - share.strip, width, share.strip };
        plan.handRow
            = { share.margin, plan.strip.top() - share.gap - handHeight, width, handHeight };
        plan.field
            = { share.margin, share.margin, width, plan.handRow.top() - share.gap - share.margin };
        plan.card = std::min({ widestByHeight(plan.spec, plan.field.height()),
            widestByWidth(plan.spec, plan.field.width()), plan.spec.handCard });
        return plan;
    }

    /// What a seat holds and what it says, side by side in a row; its backs lie at the outer side.
    void layWords(
        SeatPlace& place, const QRectF& row, const TableLayoutSpec& spec, bool backsAtRight)
    {
        const double backs = backsWidth(spec);
        const double words = row.width() - backs - 5;
        place.hand
            = { backsAtRight ? row.right() - backs : row.left(), row.top(), backs, row.height() };
        place.bubble = { backsAtRight ? row.left() : row.left() + backs + 5, row.top(), words,
            row.height() };
    }

    /// A name above the cards, in a box that is as wide as both need.
    SeatPlace nameAbove(QRectF box, const Plan& plan)
    {
        SeatPlace place;
        place.plate = { box.left(), box.top(), box.width(), plan.share.namePlate };
        const QRectF row(box.left(), place.plate.bottom() + 4, box.width(), plan.spec.wordsHeight);
        layWords(place, row, plan.spec, false);
        place.cards = { box.left(), row.bottom() + 4, box.width(), plan.card * tall };
        return place;
    }

    /// A name beside the cards; the name stands at the outer side.
    SeatPlace nameBeside(QRectF box, const Plan& plan, double nameWidth, bool nameAtRight)
    {
        SeatPlace place;
        const double fan = box.width() - nameWidth - plan.share.gap;
        const double names = nameAtRight ? box.left() + fan + plan.share.gap : box.left();
        const double words = plan.spec.wordsHeight;
        place.plate = { names, box.top(), nameWidth, plan.share.namePlate };
        place.cards = { nameAtRight ? box.left() : names + nameWidth + plan.share.gap, box.top(),
            fan, plan.card * tall };
        layWords(
            place, { names, place.plate.bottom() + 4, nameWidth, words }, plan.spec, nameAtRight);
        return place;
    }

    /// A name in the middle above the cards, between what the seat holds and what it says.
    SeatPlace nameBetween(QRectF box, const Plan& plan)
    {
        const double words = plan.spec.wordsHeight;
        const double nameWidth = std::min(160.0, box.width() * 0.46);
        SeatPlace place;
        place.plate
            = { box.center().x() - nameWidth / 2, box.top(), nameWidth, plan.share.namePlate };
        const double backs = backsWidth(plan.spec);
        place.hand = { place.plate.left() - 5 - backs, box.top(), backs, words };
        place.bubble = { place.plate.right() + plan.share.gap, box.top(),
            box.right() - place.plate.right() - plan.share.gap, words };
        const double fan = std::min(box.width(), fanWidth(plan.card, 1.04));
        place.cards = { box.center().x() - fan / 2, box.top() + words + 4, fan, plan.card * tall };
        return place;
    }

    double boxWidth(const Plan& plan, double room)
    {
        return std::min(room, std::max(plan.share.of(190, 120), fanWidth(plan.card, 1.04)));
    }

    double endWidth(const Plan& plan)
    {
        const double mine = fanWidth(plan.card, plan.spec.leastStep) + 2.3 * plan.card;
        const double room = plan.spec.nameBeside
            ? (plan.field.width() - mine - 6 * plan.share.gap) / 2
            : (plan.field.width() + plan.share.gap) / plan.spec.far - plan.share.gap;
        return boxWidth(plan, room);
    }

    /// The seat at the far side that is number `index` from the left.
    SeatPlace farSeat(const Plan& plan, int index)
    {
        const TableLayoutSpec& spec = plan.spec;
        const double step = (plan.field.width() + plan.share.gap) / spec.far;
        const double room = step - plan.share.gap;
        const double middle = plan.field.left() + step * (index + 0.5) - plan.share.gap / 2;
        if (isAlone(spec)) { // and leaves the corners to the ends of the table
            const double width = room - 2 * (endWidth(plan) + plan.share.gap);
            return nameBetween({ middle - width / 2, plan.field.top(), width, 0 }, plan);
        }
        const bool opposite = 2 * index + 1 == spec.far && spec.far > 1;
        if (!spec.nameBeside || opposite) {
            const double width = boxWidth(plan, room);
            return nameAbove({ middle - width / 2, plan.field.top(), width, 0 }, plan);
        }
        const double nameWidth = std::clamp(room - plan.share.gap - fanWidth(plan.card, 1.04),
            spec.besideWidth, std::max(spec.besideWidth, plan.share.of(190)));
        const double width = std::min(room, nameWidth + plan.share.gap + fanWidth(plan.card, 1.04));
        // Of two players each has his cards before the other's.
        const double left
            = middle - (spec.far == 1 ? width - nameWidth - plan.share.gap : width) / 2;
        return nameBeside(
            { left, plan.field.top(), width, 0 }, plan, nameWidth, 2 * index + 1 >= spec.far);
    }

    SeatPlace endSeat(const Plan& plan, bool right)
    {
        const double width = endWidth(plan);
        const double height = nameHeight(plan.spec) + 4 + plan.card * tall;
        double top = plan.field.bottom() - height;
        if (isAlone(plan.spec)) top -= (plan.field.height() - height) / 2;
        const double left = right ? plan.field.right() - width : plan.field.left();
        return nameAbove({ left, top, width, 0 }, plan);
    }

    SeatPlace mySeat(const Plan& plan)
    {
        SeatPlace place;
        const double card = plan.spec.handCard;
        const double width = fanWidth(card, 1.06);
        const QPointF middle = plan.handRow.center();
        place.hand = { middle.x() - width / 2, plan.handRow.top(), width, plan.handRow.height() };
        const double side = place.hand.left() - 2 * plan.share.gap - plan.share.margin;
        const double nameWidth = std::min(side, 210.0);
        place.plate = { plan.share.margin, plan.handRow.bottom() - plan.share.namePlate - 6,
            nameWidth, plan.share.namePlate + 6 };
        place.bubble = { plan.share.margin, place.plate.top() - 4 - 36, nameWidth, 36 };

        double room = plan.field.width() - 2 * (1.15 * plan.card + plan.share.gap);
        if (plan.spec.ends) room -= 2 * (endWidth(plan) + plan.share.gap);
        const double fan = std::min(room, fanWidth(plan.card, 1.04));
        place.cards = { middle.x() - fan / 2, plan.field.bottom() - plan.card * tall, fan,
            plan.card * tall };
        return place;
    }

    /// Every cell can be hit: in pixels, whatever the unit is.
    QRectF namingOf(const QRectF& hand, double unit)
    {
        const double room = (hand.top() - namingHeading(unit) - 12 * unit) / 4 - 2 * unit;
        const double cell = std::max(leastCell, std::min(room, 36 * unit)) + 2 * unit;
        const QSizeF size(8 * cell + 8 * unit, 4 * cell + 8 * unit + namingHeading(unit));
        return { { hand.center().x() - size.width() / 2, hand.top() - size.height() - 2 * unit },
            size };
    }

    std::array<QRectF, 5> stripOf(const QRectF& strip)
    {
        std::array<QRectF, 5> plates;
        const double width = (strip.width() - 4 * 6) / 5;
        for (std::size_t i = 0; i < plates.size(); ++i)
            plates[i] = { strip.left() + static_cast<double>(i) * (width + 6), strip.top(), width,
                strip.height() };
        return plates;
    }

    PerSeat<SeatPlace> seatsOf(const Plan& plan, const TableShape& shape)
    {
        PerSeat<SeatPlace> seats;
        seats[shape.me] = mySeat(plan);
        const int others = shape.players - 1;
        for (int i = 0; i < others; ++i) { // from my left round to my right
            const int turns = shape.clockwise ? i + 1 : others - i;
            const Seat seat = seatAt((shape.me.index + turns) % shape.players);
            if (!plan.spec.ends)
                seats[seat] = farSeat(plan, i);
            else if (i == 0 || i == others - 1)
                seats[seat] = endSeat(plan, i > 0);
            else
                seats[seat] = farSeat(plan, i - 1);
        }
        return seats;
    }

    /// In front of its seat. They begin at its plate if they lie apart; else the newest lies at the
    /// right, on the others, and the index of each is seen.
    QRectF onTable(const SeatPlace& place, QSizeF card, int slot, int room)
    {
        const bool apart = place.cards.width() >= room * card.width();
        const bool plateAtRight = place.plate.left() > place.cards.right();
        return inRow(place.cards, card, apart && plateAtRight ? room - 1 - slot : slot, room);
    }

    /// A back in a hand; it keeps its size while others hold open ones.
    QSizeF closedCard(const SeatPlace& place, const Layout& layout)
    {
        const double high = std::min(layout.backCard.height(), place.hand.height() - 1);
        return { std::floor(high * layout.backCard.width() / layout.backCard.height()), high };
    }

    void scale(SeatPlace& place, double unit)
    {
        place.plate = scaled(place.plate, unit);
        place.bubble = scaled(place.bubble, unit);
        place.hand = scaled(place.hand, unit);
        place.cards = scaled(place.cards, unit);
    }

}

Layout layoutOfFigures(QSizeF size, const TableShape& shape, double aspect, const Share& share)
{
    Layout layout;
    const double unit = usualUnit(size) * share.letters;
    const Plan plan = planOf(size / unit, shape, share);
    layout.unit = unit;
    layout.table = { {}, size };
    layout.seats = seatsOf(plan, shape);

    const SeatPlace& mine = layout.seats[shape.me];
    const double heapWidth = plan.card * 1.12; // of a card that lies across
    // Below a narrow one its name has two lines.
    const double heapHigh
        = heapWidth / tall + heapThick + (heapWidth < heapNameWidth ? 1.75 : 1) * heapName;
    layout.heap = scaled({ mine.cards.left() - 2 * share.gap - heapWidth,
                             mine.cards.center().y() - heapHigh / 2, heapWidth, heapHigh },
        unit);
    const double right = mine.hand.right() + 2 * share.gap;
    layout.help = scaled(
        { right, plan.handRow.top(), plan.handRow.right() - right, plan.handRow.height() }, unit);
    const double packLeft
        = mine.cards.left() - share.gap - heapWidth; // the ribbon begins at the heap
    layout.naming = namingOf(scaled(plan.handRow, unit), unit);
    layout.cut = scaled(
        { packLeft, mine.cards.top() - 4, mine.cards.right() - packLeft, mine.cards.height() + 4 },
        unit);
    layout.result = scaled(plan.handRow.united(plan.strip).adjusted(0, 5, 0, 0), unit);
    layout.prompt = scaled(plan.prompt, unit);
    layout.plates = stripOf(plan.strip);
    for (QRectF& plate : layout.plates) plate = scaled(plate, unit);
    for (SeatPlace& place : layout.seats.values) scale(place, unit);

    layout.handCard = cardOf(plan.spec.handCard, unit, aspect);
    layout.tableCard = cardOf(plan.card, unit, aspect);
    // An open hand lies behind what is played, and a little smaller.
    layout.backCard
        = cardOf(shape.open ? openCard * plan.card : backWidth(plan.spec), unit, aspect);
    layout.raise = std::round(raise * unit);
    return layout;
}

QRectF rectOfFigures(const CardPicture& card, const Layout& layout, const TableShape& shape)
{
    const SeatPlace& place = layout.seats[card.seat];
    switch (card.place) {
    case Place::Heap: return packRect(layout);
    case Place::Table:
        return onTable(place, layout.tableCard, card.slot, std::max(card.count, handSlots));
    default: break;
    }
    if (card.seat == shape.me)
        return inRow(place.hand, layout.handCard, card.slot, card.count)
            .translated(0, card.isPlayable() ? -layout.raise : 0);
    if (!card.face) return inRow(place.hand, closedCard(place, layout), card.slot, card.count);
    const QRectF behind
        = onTable(place, layout.tableCard, handSlots - card.count + card.slot, handSlots);
    return { behind.topLeft(), layout.backCard };
}

}
