#pragma once

#include "core/bots/bot.h"
#include "core/preference/state.h"

namespace weli::bots {

using PreferenceDecision = Decision<preference::Action>;

/// What this seat does; it must be on turn. The same question has the same answer: all chance comes
/// from the seed and from what the observation shows. What it weighed is in chips in the words, in
/// a scale of its own in the play.
PreferenceDecision decide(const preference::Observation& observation, Level level,
    const Budget& budget, std::uint64_t seed);

}
