#include "core/bots/preference/worlds/world_sampler.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/worlds/laid_aside.h"
#include "core/bots/preference/worlds/likelihood.h"
#include "core/bots/preference/worlds/played_likelihood.h"
#include "core/preference/worlds.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

WorldSampler::WorldSampler(
    const Observation& observation, int worlds, const Budget& budget, Rng& rng, Evidence evidence)
{
    constexpr int candidates = 20; // for each world allowed
    constexpr int mostCandidates = 1500;
    const int wanted = std::clamp(budget.worlds, 1, worlds);
    const Worlds all(observation);
    const LaidAside laidAside(observation);
    const auto imagined = [&](Rng& from) {
        State world = all.imagine(from);
        laidAside.chooseIn(world);
        return world;
    };
    const int tried = std::min(candidates * std::max(1, budget.worlds), mostCandidates);
    std::optional<PlayedLikelihood> played;
    if (evidence == Evidence::WordsAndCards) played.emplace(observation);
    std::vector<Rng> dice; // throws the world again: quicker than to keep it
    std::vector<double> weights;
    for (int i = 0; i < tried; ++i) {
        dice.push_back(rng);
        const State world = imagined(rng);
        const double said = likelihood(world, observation.seat);
        weights.push_back(said * (played ? played->of(world) : 1));
        if (budget.stop.stop_requested()) break;
    }
    for (const std::size_t i : resampled(weights, static_cast<std::size_t>(wanted), rng)) {
        Rng again = dice[i]; // a likely world is drawn more than once, and is the same each time
        worlds_.push_back(imagined(again));
    }
    if (worlds_.empty()) worlds_.push_back(imagined(rng)); // by the rounding of sums
    for (auto i = static_cast<std::uint32_t>(worlds_.size()); i > 1; --i) // any part is a sample
        std::swap(worlds_[i - 1], worlds_[rng.below(i)]);
}

}
