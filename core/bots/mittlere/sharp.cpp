#include "core/bots/mittlere/sharp.h"

#include "core/bots/mittlere/endgame.h"
#include "core/bots/mittlere/search.h"

#include <algorithm>

namespace weli::bots {

using namespace mittlere;

namespace {

    using Thoughts = std::vector<Weighed<Action>>;

    constexpr int iterationsAWorld = 250; // what the budget calls a world goes through the tree
    constexpr int fewTricks = 3; // so many can be played out in every world

    Thoughts searched(const Observation& observation, const Budget& budget, Rng& rng)
    {
        Search search(observation, rng);
        search.think(std::max(1, budget.worlds) * iterationsAWorld, budget.stop);
        Thoughts thoughts;
        for (const Search::RootStats& one : search.rootStats())
            thoughts.push_back({ Action::play(one.card), one.mean });
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
        for (const Card card : playable(deal)) thoughts.push_back({ Action::play(card), 0 });
        const auto worlds = allHands(hidden);
        for (const auto& hands : worlds) {
            for (std::size_t i = 0; i < hands.size(); ++i)
                deal.hands[hidden.seats[i].index] = hands[i];
            for (Weighed<Action>& one : thoughts) {
                Deal next = deal;
                play(next, one.action->card());
                one.value += static_cast<double>(maxN(next, payoffs)[seat])
                    / static_cast<double>(worlds.size());
            }
        }
        std::stable_sort(thoughts.begin(), thoughts.end(),
            [](const auto& a, const auto& b) { return a.value > b.value; });
        return thoughts;
    }

}

Thoughts sharpCards(const Observation& observation, const Budget& budget, Rng& rng)
{
    if (observation.hand.size() <= fewTricks) return playedOut(observation);
    return searched(observation, budget, rng);
}

}
