#pragma once

#include "core/game/rng.h"
#include "core/preference/state.h"

#include <stop_token>
#include <vector>

namespace weli::odds {

struct WeighedWorld {
    preference::State world;
    double weight = 0; // beside its having been drawn as often as it is likely
};

/// So many worlds that fit what was said, in any order; fewer, but one at least, if it is stopped.
/// Each is drawn as often as its likelihood says and weighed by the square of it on top.
std::vector<WeighedWorld> someWorlds(
    const preference::Observation& observation, int count, Rng& rng, const std::stop_token& stop);

}
