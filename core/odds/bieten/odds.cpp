#include "core/odds/bieten/odds.h"

#include "core/bieten/holding.h"
#include "core/odds/looking.h"
#include "core/outlook/bieten/lookout.h"

namespace weli::odds {

using namespace bieten;

namespace {

    /// The figures that the seat can still win by its cards.
    FigureSet openFigures(const Observation& observation)
    {
        FigureSet open;
        for (const Figure figure : figures)
            if (observation.table.figures[figure].state != FigureState::Conceded) open.add(figure);
        return OwnCards(observation.table, observation.seat, observation.own).had(open);
    }

    void addHolding(
        const Observation& observation, const outlook::BietenLookout& lookout, BietenOdds& odds)
    {
        const auto needed = lookout.neededToHold();
        if (!needed) return;
        const Figure figure = std::get<Answering>(observation.table.phase).figure;
        const auto held = lookout.of(Action::say(Verb::Hold, figure));
        odds.best[figure] = held.events.scored[figure][observation.seat];
        odds.needed[figure] = needed;
    }

}

BietenOdds oddsOf(
    const Observation& observation, std::uint64_t seed, const std::stop_token& stop, Look look)
{
    BietenOdds odds;
    if (!outlook::hasOutlook(observation)) return odds;
    outlook::BietenLookout lookout(observation, seed, stop);
    lookout.look(worldsFor(lookout, look), stop);
    const auto events = lookout.now().lines.front().events;
    for (const Figure figure : openFigures(observation))
        odds.best[figure] = events.scored[figure][observation.seat];
    addHolding(observation, lookout, odds);
    return odds;
}

}
