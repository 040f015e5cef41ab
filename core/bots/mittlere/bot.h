#pragma once

#include "core/bots/mittlere/evaluation.h"
#include "core/mittlere/state.h"

#include <span>
#include <type_traits>

namespace weli::bots {

/// What this seat does; it must be on turn. The same question has the same answer: all chance comes
/// from the seed and from what the observation shows.
MittlereDecision decide(const mittlere::Observation& observation, const Mind& mind,
    const Budget& budget, std::uint64_t seed);

/// Those who are seen there in what they do.
std::span<const Character> charactersOf(std::type_identity<mittlere::State> game);

}
