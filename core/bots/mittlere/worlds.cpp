#include "core/bots/mittlere/worlds.h"

#include "core/bots/decision_util.h"
#include "core/bots/mittlere/likelihood.h"

namespace weli::bots {

using namespace mittlere;

Worlds::Worlds(const Observation& observation)
    : hidden_(hiddenFrom(observation))
{
}

void Worlds::weigh(
    const Observation& observation, int candidates, Rng& rng, const std::stop_token& stop)
{
    constexpr int round = 50; // between two looks at the watch
    const Likelihood likelihood(observation);
    if (hidden_.either.empty() || likelihood.isEmpty()) return;
    std::vector<std::array<CardSet, 2>> worlds;
    std::vector<double> weights;
    for (int i = 0; i < candidates && (i % round != 0 || !stop.stop_requested()); ++i) {
        worlds.push_back(drawnHands(hidden_, rng));
        weights.push_back(likelihood.of(worlds.back()));
    }
    drawn_.clear();
    for (const std::size_t i : resampled(weights, worlds.size(), rng)) drawn_.push_back(worlds[i]);
}

void Worlds::deal(Deal& deal, Rng& rng) const
{
    const std::array<CardSet, 2> hands = drawn_.empty()
        ? drawnHands(hidden_, rng)
        : drawn_[rng.below(static_cast<std::uint32_t>(drawn_.size()))];
    for (std::size_t i = 0; i < hands.size(); ++i) deal.hands[hidden_.seats[i].index] = hands[i];
}

}
