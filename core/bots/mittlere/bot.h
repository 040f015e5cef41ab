#pragma once

#include "core/bots/mittlere/evaluation.h"
#include "core/mittlere/state.h"

namespace weli::bots {

/// What this seat does; it must be on turn. The same question has the same answer: all chance comes
/// from the seed and from what the observation shows.
MittlereDecision decide(const mittlere::Observation& observation, const Mind& mind,
    const Budget& budget, std::uint64_t seed);

}
