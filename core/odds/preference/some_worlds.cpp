#include "core/odds/preference/some_worlds.h"

#include "core/bots/preference/worlds/likelihood.h"
#include "core/bots/preference/worlds/world_sampler.h"

namespace weli::odds {

using namespace preference;

std::vector<WeighedWorld> someWorlds(
    const Observation& observation, int count, Rng& rng, const std::stop_token& stop)
{
    const bots::WorldSampler sampler(
        observation, count, { .worlds = count, .stop = stop }, rng, bots::Evidence::Words);
    std::vector<WeighedWorld> worlds;
    // The sampler leaves room for any taste: declarers would be weaker than they are, and defenders
    // be told of tricks that they do not get.
    for (const State& world : sampler.worlds()) {
        const double likely = bots::likelihood(world, observation.seat);
        worlds.push_back({ world, likely * likely });
    }
    return worlds;
}

}
