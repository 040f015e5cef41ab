#include "core/odds/bieten/hands.h"

namespace weli::odds {

using namespace bieten;

namespace {

    FigureSet spoiledBy(const PerFigure<int>& ranks, const PerFigure<int>& mine)
    {
        FigureSet spoiled;
        for (const Figure figure : figures)
            if (mine[figure] > 0 && ranks[figure] >= mine[figure]) spoiled.add(figure);
        return spoiled;
    }

}

PerFigure<int> ranksOf(const PublicState& table, Seat seat, const Holding& holding)
{
    PerFigure<int> ranks;
    const bool wild = holdsWild(table.rules, holding.cards);
    for (const Figure figure : figures) {
        const auto worth
            = wild ? OwnCards(table, seat, holding).best(figure) : worthOf(holding.cards, figure);
        if (worth) ranks[figure] = worth->rank();
    }
    return ranks;
}

std::vector<OtherSeat> othersOf(
    const Observation& observation, const PerFigure<int>& mine, const std::stop_token& stop)
{
    const PublicState& table = observation.table;
    const std::vector<Step> steps = stepsOf(table);
    std::vector<OtherSeat> others;
    for (const Seat seat : table.active) {
        if (seat == observation.seat) continue;
        if (stop.stop_requested()) return {};
        OtherSeat other { seat, {} };
        for (const CardSet cards : possibleHands(observation, steps, seat)) {
            Hand hand { { .cards = cards }, handOf(table, cards) };
            if (holdsWild(table.rules, cards)) hand.holding = holdingAfter(steps, seat, cards);
            hand.spoils = spoiledBy(ranksOf(table, seat, hand.holding), mine);
            other.hands.push_back(hand);
        }
        others.push_back(std::move(other));
    }
    return others;
}

}
