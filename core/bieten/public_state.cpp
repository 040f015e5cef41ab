#include "core/bieten/public_state.h"

#include <array>

namespace weli::bieten {

int orderOf(Played played)
{
    const int wild = played.card == played.as ? 0 : 1 + wildOrder(played.card);
    return static_cast<int>(played.as.rank()) * 4 + wild;
}

Seat cutterOf(const PublicState& table) { return previousIn(table.active, table.dealer); }

Seat forehandOf(const PublicState& table) { return nextIn(table.active, table.dealer); }

std::optional<Seat> seatDue(const PublicState& table)
{
    if (const auto* playing = std::get_if<Playing>(&table.phase)) return playing->due;
    if (const auto* answering = std::get_if<Answering>(&table.phase)) return answering->due;
    return std::nullopt;
}

void lay(PublicState& table, Seat seat, Played card)
{
    table.played[seat].push(card);
    table.shown.add(card.card);
}

std::optional<Suit> suitLed(const PublicState& table)
{
    const auto& cards = table.played[table.leader];
    if (table.trick >= cards.size()) return std::nullopt;
    return cards[table.trick].as.suit();
}

std::optional<Suit> thirdLed(const PublicState& table)
{
    if (table.trick < 2) return std::nullopt;
    return table.trick == 2 ? suitLed(table) : table.played[leaderOf(table, 2)][2].as.suit();
}

Seat trickWinner(const PublicState& table, int trick)
{
    const auto number = static_cast<std::size_t>(trick);
    Seat winner = leaderOf(table, trick);
    const Played lead = table.played[winner][number];
    int best = orderOf(lead);
    for (const Seat seat : table.active) {
        if (table.played[seat].size() <= number) continue;
        const Played played = table.played[seat][number];
        const int order = orderOf(played);
        const bool wins = played.as.suit() == lead.as.suit() && order < best; // B-19
        winner = wins ? seat : winner;
        best = wins ? order : best;
    }
    return winner;
}

Seat leaderOf(const PublicState& table, int trick)
{
    if (trick == table.trick) return table.leader;
    return trick == 0 ? forehandOf(table) : trickWinner(table, trick - 1); // B-16
}

int bookedScore(const PublicState& table, Seat seat)
{
    return table.totals[seat] + table.conceded[seat];
}

int lackOf(const PublicState& table, Seat seat)
{
    return table.rules.target - bookedScore(table, seat);
}

bool isNearlyOut(const PublicState& table, Seat seat)
{
    constexpr int mostOfAFigure = 3;
    return lackOf(table, seat) <= mostOfAFigure;
}

bool withinBidLimit(const PublicState& table, Seat seat)
{
    int pending = 0;
    if (table.rules.bidLimit == BidLimit::Figures) {
        for (const FigureStatus& figure : table.figures.values)
            if (figure.bidder == seat && figure.owner != seat) ++pending;
    }
    return bookedScore(table, seat) + pending + 1 < table.rules.target;
}

bool withinThreeLimit(const PublicState& table, Seat seat)
{
    return bookedScore(table, seat) + 2 < table.rules.target;
}

int cardsGiven(const PublicState& table, Seat seat)
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
