#include "core/bots/mittlere/sharp.h"

#include "core/bots/decision_util.h"
#include "core/bots/mittlere/endgame.h"
#include "core/bots/mittlere/search.h"

#include <algorithm>

namespace weli::bots {

using namespace mittlere;

namespace {

    using Thoughts = std::vector<MittlereEvaluation>;

    constexpr int iterationsAWorld = 250; // what the budget calls a world goes through the tree
    constexpr int fewTricks = 3; // so many can be played out in every world

    /// What is to be said of a card beside its three chances.
    void explain(MittlereEvaluation& one, const Ends<double>& ends, int points, bool forTheMatch)
    {
        constexpr double slight = 0.02;
        constexpr double likely = 0.5;
        one.expected = MittlerePlaces { ends.high, ends.middle, ends.low };
        if (forTheMatch) add(one.whys, { MittlereReason::FirstInMatch, { one.value } });
        if (ends.hundred > slight) add(one.whys, { MittlereReason::Hundred, { ends.hundred } });
        if (ends.noTrick > slight) add(one.whys, { MittlereReason::NoTrick, { ends.noTrick } });
        if (ends.high > likely) add(one.whys, { MittlereReason::LikelyHigh });
        if (ends.low > likely) add(one.whys, { MittlereReason::LikelyLow });
        add(one.whys, { MittlereReason::SoFar, { static_cast<double>(points) } });
    }

    int pointsSoFar(const Observation& observation)
    {
        return pointsTaken(observation.table)[observation.seat];
    }

    Thoughts searched(const Observation& observation, const Budget& budget, Rng& rng)
    {
        Search search(observation, rng);
        search.think(std::max(1, budget.worlds) * iterationsAWorld, budget.stop);
        Thoughts thoughts;
        for (const Search::RootStats& stats : search.rootStats()) {
            MittlereEvaluation one { .action = Action::play(stats.card),
                .value = stats.mean,
                .error = stats.error,
                .worlds = stats.visits };
            explain(one, stats.ends, pointsSoFar(observation), search.isForTheMatch());
            thoughts.push_back(one);
        }
        return thoughts;
    }

    Thoughts playedOut(const Observation& observation)
    {
        const Payoffs payoffs(observation.table);
        const Hidden hidden = hiddenFrom(observation);
        const std::size_t seat = observation.seat.index;
        Deal deal = dealOf(observation.table);
        deal.hands[seat] = observation.hand;
        Thoughts thoughts;
        for (const Card card : playable(deal)) thoughts.push_back({ Action::play(card) });
        std::vector<Ends<double>> ends(thoughts.size());
        const auto worlds = allHands(hidden);
        const auto count = static_cast<double>(worlds.size());
        for (const auto& hands : worlds) {
            for (std::size_t i = 0; i < hands.size(); ++i)
                deal.hands[hidden.seats[i].index] = hands[i];
            for (std::size_t i = 0; i < thoughts.size(); ++i) {
                Deal next = deal;
                play(next, thoughts[i].action->card());
                const Ending ending = endingFor(seat, next, payoffs);
                thoughts[i].value += static_cast<double>(ending.payoff[seat]) / count;
                ends[i].add(ending.ends, 1 / count);
            }
        }
        for (std::size_t i = 0; i < thoughts.size(); ++i)
            explain(thoughts[i], ends[i], pointsSoFar(observation), payoffs.areOfTheMatch());
        return sorted(thoughts);
    }

}

Thoughts sharpCards(const Observation& observation, const Budget& budget, Rng& rng)
{
    if (observation.hand.size() <= fewTricks) return playedOut(observation);
    return searched(observation, budget, rng);
}

}
