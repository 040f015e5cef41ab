// What an act changes beside others; the rest of Telling is in telling.cpp.

#include "core/bots/bieten/telling/telling.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace bieten;

namespace {

    /// As many worlds of equal weight would be as sure.
    double worldsIn(const Samples& samples)
    {
        const Sampled& points = samples.points;
        return points.weight * points.weight / points.squaredWeights;
    }

    /// The square of the standard error of the chance, which is never nothing.
    double variance(const Samples& samples, Figure figure)
    {
        const double worlds = worldsIn(samples);
        const double chance = (samples.chance(figure) * worlds + 1) / (worlds + 2);
        return chance * (1 - chance) / worlds;
    }

    /// Is one chance higher or lower than the other by more than an accident?
    bool differ(const Samples& here, const Samples& there, Figure figure)
    {
        constexpr double slight = 0.03;
        const double accident = 2 * std::sqrt(variance(here, figure) + variance(there, figure));
        return std::abs(here.chance(figure) - there.chance(figure)) > std::max(slight, accident);
    }

    constexpr double dearer = 2; // a held figure beside a silent one (B-39, B-44)

    bool bids(const std::optional<Action>& action) { return action && action->verb() == Verb::Bid; }

    bool plays(const std::optional<Action>& action)
    {
        return action && action->verb() == Verb::Play;
    }

}

/// What the act changes beside the others of its kind, or beside the chosen one: the figure for
/// which it makes most odds, only what is better here, or only what is worse. A figure that is bid
/// gets dearer, so who waits with it must win it the oftener.
std::optional<BietenWhy> Telling::compared(const Weighed& weighed, std::size_t place) const
{
    const Samples& here = trialOf(weighed[place]).samples;
    const bool isChosen = place == 0;
    const bool isBids = isBesideBids(weighed, place);
    std::optional<BietenWhy> most;
    double mostPoints = 0;
    for (const Figure figure : figures) {
        const Trial* const rival = rivalFor(figure, weighed, place);
        if (rival == nullptr || !differ(here, rival->samples, figure)) continue;
        const double there = rival->samples.chance(figure);
        const bool isDearer = isChosen && isBids && rival->question.claimed == figure;
        if (isDearer && here.chance(figure) <= dearer * there) continue;
        const double change = here.chance(figure) - there;
        const double points = (isChosen ? 1 : -1) * change * stake(figure);
        if (points <= mostPoints) continue;
        mostPoints = points;
        const double inHand = isBids ? 0 : std::max(odds_.own().hand().size(), 1);
        most = BietenWhy(BietenReason::Compared, figure, { here.chance(figure), there, inHand });
    }
    return most;
}

/// Is it compared with a bid, whichever that is?
bool Telling::isBesideBids(const Weighed& weighed, std::size_t place)
{
    if (place > 0) return bids(weighed.front().action);
    return !weighed.front().action
        && std::all_of(weighed.begin() + 1, weighed.end(),
            [](const BietenEvaluation& other) { return bids(other.action); });
}

/// The best act, or beside that the best one that ties no wild card.
const Samples* Telling::untied(const Weighed& weighed, std::size_t place) const
{
    if (place > 0) return &trialOf(weighed.front()).samples;
    for (const BietenEvaluation& other : weighed) {
        const Trial& trial = trialOf(other);
        const auto& figure = trial.question.claimed;
        const bool ties = figure && odds_.needsWild(*figure);
        const bool names = plays(other.action) && other.action->card() != other.action->as();
        if (!ties && !names && trial.samples.points.weight > 0) return &trial.samples;
    }
    return nullptr;
}

/// What a claim costs, as a wild card must stand for it: the figure for which that makes most odds.
std::optional<BietenWhy> Telling::tied(
    const Weighed& weighed, std::size_t place, Figure figure) const
{
    if (figure == Figure::Last || !odds_.needsWild(figure)) return std::nullopt;
    const Samples& here = trialOf(weighed[place]).samples;
    const Samples* const free = untied(weighed, place);
    if (free == nullptr) return std::nullopt;
    const bool isWeli = odds_.own().unnamed() == CardSet { sixOfBells };
    std::optional<BietenWhy> most;
    double mostPoints = 0.1; // less is no reason
    for (const Figure other : figures) {
        if (other == figure || !differ(here, *free, other)) continue;
        const double points = (free->chance(other) - here.chance(other)) * stake(other);
        if (points <= mostPoints) continue;
        mostPoints = points;
        most = BietenWhy(BietenReason::TiesWild, other,
            { here.chance(other), free->chance(other), isWeli ? 1.0 : 0 });
    }
    return most;
}

/// The other act of its kind that most often scores the figure; of one that is not chosen, the
/// chosen one, whatever its kind.
const Trial* Telling::rivalFor(Figure figure, const Weighed& weighed, std::size_t place) const
{
    const Trial* best = nullptr;
    if (place > 0) return &trialOf(weighed.front());
    for (const BietenEvaluation& other : weighed) {
        if (&other == &weighed[place] || plays(other.action) != plays(weighed[place].action))
            continue;
        const Trial& trial = trialOf(other);
        if (trial.samples.points.weight <= 0) continue;
        if (best == nullptr || trial.samples.chance(figure) > best->samples.chance(figure))
            best = &trial;
    }
    return best;
}

/// Does this card win the last trick more often than another, and none wins it more often?
bool Telling::isLikeliest(const Trial& trial) const
{
    const double last = trial.samples.chance(Figure::Last);
    bool isOfUse = false;
    for (const Trial& other : trials_) {
        if (!plays(other.action) || other.samples.points.weight <= 0) continue;
        if (other.samples.chance(Figure::Last) > last) return false;
        isOfUse = isOfUse || differ(trial.samples, other.samples, Figure::Last);
    }
    return isOfUse;
}

}
