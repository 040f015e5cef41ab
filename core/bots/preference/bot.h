#pragma once

#include "core/bots/preference/evaluation.h"
#include "core/preference/state.h"

#include <span>
#include <type_traits>

namespace weli::bots {

/// What this seat does; it must be on turn. The same question has the same answer: all chance comes
/// from the seed and from what the observation shows. The value of what
/// may be said is in chips, that of a card on a scale of its own.
PreferenceDecision decide(const preference::Observation& observation, const Mind& mind,
    const Budget& budget, std::uint64_t seed);

/// Those who are seen there in what they do.
std::span<const Character> charactersOf(std::type_identity<preference::State> game);

}
