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
        const Sampled steal = expectedFigures(observation, more, rng);
        const Sampled leave = expectedFigures(observation, observation.own.cards, rng);
        const auto weighed = [&](Verb verb, const Sampled& figures) {
            BietenEvaluation one { Action(verb), figures.mean(), figures.error(), samples,
                BietenPoints { figures.mean(), figures.error() } }; // a figure is worth a point
            one.whys.push({ BietenReason::CutCard, {}, { steal.mean(), leave.mean() } });
            return one;
        };
        return decisionFor(
            sorted(std::vector { weighed(Verb::Leave, leave), weighed(Verb::Steal, steal) }));
    }

}

Sampled expectedFigures(const Observation& observation, CardSet kept, Rng& rng)
{
    const PublicState table = beforeTheTricks(observation.table);
    CardSet unknown = unseenCards(observation) - kept;
    if (observation.seen) unknown.remove(*observation.seen);
    Sampled points;
    for (int i = 0; i < samples; ++i) {
        Holding holding { .cards = kept };
        Pack rest = packOf(unknown);
        while (holding.cards.size() < 3) {
            std::swap(
                rest[rng.below(static_cast<std::uint32_t>(rest.size()))], rest[rest.size() - 1]);
            holding.cards.add(rest.back());
            rest.pop();
        }
        points.enter(expected(FigureOdds(table, observation.seat, holding)));
    }
    return points;
}

BietenDecision openingDecision(const Observation& observation, Rng& rng)
{
    if (std::holds_alternative<Stealing>(observation.table.phase))
        return stealDecision(observation, rng);
    const ActionList legal = legalActions(observation);
    const auto any = rng.below(static_cast<std::uint32_t>(legal.size()));
    return onlyDecision<BietenEvaluation>(legal[any], { BietenReason::Dice });
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
