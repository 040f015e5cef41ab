#include "core/bots/bieten/blueprint/mixture.h"

#include "core/bots/bieten/bot.h"

namespace weli::bots {

using namespace bieten;

namespace {

    /// Is it this seat's turn to say something to the figure, as the blueprint sees it?
    bool mayClaim(const Observation& observation, Figure figure)
    {
        const PublicState& table = observation.table;
        if (const auto* answering = std::get_if<Answering>(&table.phase))
            return answering->figure == figure;
        if (table.figures[figure].state == FigureState::Silent) return isDue(observation);
        return table.raisable.contains(figure);
    }

}

Mixture::Mixture(const Observation& observation, Rng& rng)
    : answers_(std::holds_alternative<Answering>(observation.table.phase))
    , threeInAnswer_(observation.table.rules.directThree)
{
    for (const Figure figure : { Figure::Hearts, Figure::Leaves }) {
        const double dice = rng.unit();
        if (!mayClaim(observation, figure)) continue;
        const auto mixture = blueprintFor(observation, figure);
        if (!mixture) continue;
        exact_ = exact_ || isBlueprintsGame(observation.table, figure);
        drawn_[figure] = dice < mixture->three       ? Word::Three
            : dice < mixture->three + mixture->claim ? Word::Claim
                                                     : Word::Quiet;
    }
}

int Mixture::favour(const std::optional<Action>& action) const
{
    if (!action || action->verb() < Verb::Bid) return 0;
    const auto drawn = drawn_[action->figure()];
    if (!drawn) return 0;
    switch (action->verb()) {
    case Verb::Bid: return drawn == Word::Claim ? 1 : -1;
    case Verb::Good: return drawn == Word::Quiet ? 1 : 0;
    case Verb::Hold:
        return drawn == Word::Claim || (drawn == Word::Three && !threeInAnswer_) ? 1 : 0;
    case Verb::Three: // held by others, the blueprint calls it a claim
        return drawn == Word::Three || (drawn == Word::Claim && !answers_) ? 1 : answers_ ? 0 : -1;
    default: return 0;
    }
}

}
