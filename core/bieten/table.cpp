#include "core/bieten/table.h"

#include <array>

namespace weli::bieten {

namespace {

    /// B-20: does `challenger` beat `best`, both standing for cards of one suit?
    bool beats(Played challenger, Played best)
    {
        if (challenger.as.rank() != best.as.rank()) return challenger.as.rank() < best.as.rank();
        return wildClass(challenger) < wildClass(best);
    }

}

int wildClass(Played played)
{
    if (played.card == played.as) return 0;
    return 1 + wildOrder(played.card);
}

Seat cutterOf(const Table& table) { return previousIn(table.active, table.dealer); }

Seat forehandOf(const Table& table) { return nextIn(table.active, table.dealer); }

std::optional<Seat> seatDue(const Table& table)
{
    if (const auto* playing = std::get_if<Playing>(&table.phase)) return playing->due;
    if (const auto* answering = std::get_if<Answering>(&table.phase)) return answering->due;
    return std::nullopt;
}

std::optional<Suit> suitLed(const Table& table)
{
    const auto& cards = table.played[table.leader];
    if (table.trick >= cards.size()) return std::nullopt;
    return cards[table.trick].as.suit();
}

std::optional<Suit> thirdLed(const Table& table)
{
    if (table.trick < 2) return std::nullopt;
    return table.trick == 2 ? suitLed(table) : table.played[leaderOf(table, 2)][2].as.suit();
}

Seat trickWinner(const Table& table, int trick)
{
    const auto number = static_cast<std::size_t>(trick);
    Seat winner = leaderOf(table, trick);
    Played best = table.played[winner][number];
    for (const Seat seat : table.active) {
        if (table.played[seat].size() <= number) continue;
        const Played played = table.played[seat][number];
        if (played.as.suit() != best.as.suit() || !beats(played, best)) continue; // B-19
        winner = seat;
        best = played;
    }
    return winner;
}

Seat leaderOf(const Table& table, int trick)
{
    if (trick == table.trick) return table.leader;
    return trick == 0 ? forehandOf(table) : trickWinner(table, trick - 1); // B-16
}

int bookedScore(const Table& table, Seat seat) { return table.totals[seat] + table.conceded[seat]; }

bool withinBidLimit(const Table& table, Seat seat)
{
    int pending = 0;
    if (table.rules.bidLimit == BidLimit::Figures) {
        for (const FigureStatus& figure : table.figures.values)
            if (figure.bidder == seat && figure.owner != seat) ++pending;
    }
    return bookedScore(table, seat) + pending + 1 < table.rules.target;
}

bool withinThreeLimit(const Table& table, Seat seat)
{
    return bookedScore(table, seat) + 2 < table.rules.target;
}

int cardsGiven(const Table& table, Seat seat)
{
    if (!table.active.contains(seat) || table.deal == 0) return 0;
    const bool dealt = !std::holds_alternative<Cutting>(table.phase)
        && !std::holds_alternative<Stealing>(table.phase)
        && !std::holds_alternative<Dealing>(table.phase);
    if (dealt) return 3;
    return seat == cutterOf(table) ? table.stolen : 0;
}

std::array<Figure, figureCount> rankOrder(const Rules& rules)
{
    if (rules.rankOrder == RankOrder::Hearts) return figures;
    return { Figure::Leaves, Figure::Hearts, Figure::Equal, Figure::Run, Figure::Last };
}

}
