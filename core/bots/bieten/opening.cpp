#include "core/bots/bieten/opening.h"

#include "core/bieten/worlds.h"
#include "core/bots/bieten/odds/figure_odds.h"

namespace weli::bots {

using namespace bieten;

namespace {

    constexpr int samples = 96;

    /// The table of this deal as it will be when the tricks begin.
    PublicState beforeTheTricks(const PublicState& table)
    {
        PublicState ready = table;
        ready.leader = forehandOf(table);
        ready.phase = Playing { ready.leader };
        return ready;
    }

    double expected(const FigureOdds& figureOdds)
    {
        double points = 0;
        for (const Figure figure : figures) points += figureOdds.chance(figure);
        return points;
    }

    BietenDecision stealDecision(const Observation& observation, Rng& rng)
    {
        CardSet more = observation.own.cards;
        if (observation.seen) more.add(*observation.seen);
        const double steal = expectedFigures(observation, more, rng);
        const double leave = expectedFigures(observation, observation.own.cards, rng);
        const Weighed<Action> taken { Action(Verb::Steal), steal };
        const Weighed<Action> left { Action(Verb::Leave), leave };
        if (steal > leave) return { Action(Verb::Steal), Reason::Strong, { taken, left } };
        return { Action(Verb::Leave), Reason::Weak, { left, taken } };
    }

}

double expectedFigures(const Observation& observation, CardSet kept, Rng& rng)
{
    const PublicState table = beforeTheTricks(observation.table);
    CardSet unknown = unseenCards(observation) - kept;
    if (observation.seen) unknown.remove(*observation.seen);
    double points = 0;
    for (int i = 0; i < samples; ++i) {
        Holding holding { .cards = kept };
        Pack rest = packOf(unknown);
        while (holding.cards.size() < 3) {
            std::swap(
                rest[rng.below(static_cast<std::uint32_t>(rest.size()))], rest[rest.size() - 1]);
            holding.cards.add(rest.back());
            rest.pop();
        }
        points += expected(FigureOdds(table, observation.seat, holding));
    }
    return points / samples;
}

BietenDecision openingDecision(const Observation& observation, Rng& rng)
{
    if (std::holds_alternative<Stealing>(observation.table.phase))
        return stealDecision(observation, rng);
    const ActionList legal = legalActions(observation);
    const auto any = rng.below(static_cast<std::uint32_t>(legal.size()));
    return { legal[any], legal.size() == 1 ? Reason::Forced : Reason::Chance, {} };
}

SeatSet provenOffenders(const Observation& observation)
{
    PerSeat<CardSet> cards;
    for (const Seat seat : observation.table.active)
        for (const Played played : observation.table.played[seat]) cards[seat].add(played.card);
    Rng rng(1); // orders the undealt cards, which does not matter here
    SeatSet offenders;
    for (const Offence& offence : worldWith(observation, cards, rng).offences)
        offenders.add(offence.seat);
    return offenders;
}

}
