#include "core/mittlere/public_state.h"

#include <algorithm>
#include <cassert>

namespace weli::mittlere {

std::optional<Seat> seatDue(const PublicState& table)
{
    if (const auto* playing = std::get_if<Playing>(&table.phase)) return playing->next;
    if (const auto* drawing = std::get_if<Drawing>(&table.phase)) return drawing->next;
    return std::nullopt;
}

Seat forehandOf(const PublicState& table) { return seatAfter(table.dealer); }

std::array<Seat, 2> drawersOf(const PublicState& table)
{
    const PerSeat<std::uint8_t> points = pointsTaken(table);
    const Seat first = forehandOf(table);
    const Seat second = seatAfter(first);
    if (points[first] == points[second]) return { first, second };
    if (points[first] == points[table.dealer]) return { first, table.dealer };
    assert(points[second] == points[table.dealer]);
    return { second, table.dealer };
}

CardSet playedCards(const PublicState& table)
{
    CardSet cards;
    for (const PlayedTrick& trick : table.tricks)
        for (const Card card : trick.cards) cards.add(card);
    return cards;
}

CardSet playedBy(const PublicState& table, Seat seat)
{
    CardSet cards;
    for (const PlayedTrick& trick : table.tricks)
        for (std::size_t i = 0; i < trick.cards.size(); ++i)
            if (playerOf(trick, i) == seat) cards.add(trick.cards[i]);
    return cards;
}

PerSeat<CardSet> takenCards(const PublicState& table)
{
    PerSeat<CardSet> cards;
    for (const PlayedTrick& trick : table.tricks) {
        if (&trick == openTrick(table)) break;
        for (const Card card : trick.cards) cards[trick.winner].add(card);
    }
    return cards;
}

int handSize(const PublicState& table, Seat seat)
{
    return table.deal == 0 ? 0 : handCount - playedBy(table, seat).size();
}

PerSeat<std::uint8_t> pointsTaken(const PublicState& table)
{
    const PerSeat<CardSet> cards = takenCards(table);
    PerSeat<std::uint8_t> points;
    for (const Seat seat : everybody)
        points[seat] = static_cast<std::uint8_t>(valueOf(cards[seat], table.trump));
    if (table.tricks.size() == handCount && openTrick(table) == nullptr) {
        std::uint8_t& last = points[table.tricks.back().winner];
        last = static_cast<std::uint8_t>(last + lastTrickValue); // M-7
    }
    return points;
}

PerSeat<int> totalsOf(const PublicState& table)
{
    PerSeat<int> totals;
    for (const Seat seat : everybody) totals[seat] = table.strokes[seat] - table.potatoes[seat];
    return totals;
}

SeatSet winnersOf(const PublicState& table)
{
    const PerSeat<int> totals = totalsOf(table);
    int best = totals[seatAt(0)];
    for (const Seat seat : everybody) best = std::max(best, totals[seat]);
    SeatSet winners;
    for (const Seat seat : everybody)
        if (totals[seat] == best) winners.add(seat);
    return winners;
}

}
