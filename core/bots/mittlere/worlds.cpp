#include "core/bots/mittlere/worlds.h"

#include "core/bots/mittlere/likelihood.h"

namespace weli::bots {

using namespace mittlere;

namespace {

    using Hands = std::array<CardSet, 2>;

    /// As many as there are, each as often as its weight wants, up to one.
    std::vector<Hands> drawnAnew(
        const std::vector<Hands>& candidates, const std::vector<double>& weights, Rng& rng)
    {
        double sum = 0;
        for (const double weight : weights) sum += weight;
        const double step = sum / static_cast<double>(candidates.size());
        double next = step * rng.unit();
        double reached = 0;
        std::vector<Hands> drawn;
        drawn.reserve(candidates.size());
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            reached += weights[i];
            for (; next < reached; next += step) drawn.push_back(candidates[i]);
        }
        return drawn;
    }

}

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
    std::vector<Hands> worlds;
    std::vector<double> weights;
    for (int i = 0; i < candidates && (i % round != 0 || !stop.stop_requested()); ++i) {
        worlds.push_back(drawnHands(hidden_, rng));
        weights.push_back(likelihood.of(worlds.back()));
    }
    drawn_ = drawnAnew(worlds, weights, rng);
}

void Worlds::deal(Deal& deal, Rng& rng) const
{
    const Hands hands = drawn_.empty()
        ? drawnHands(hidden_, rng)
        : drawn_[rng.below(static_cast<std::uint32_t>(drawn_.size()))];
    for (std::size_t i = 0; i < hands.size(); ++i) deal.hands[hidden_.seats[i].index] = hands[i];
}

}
