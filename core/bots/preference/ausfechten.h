#pragma once

#include "core/bots/preference/bot.h"
#include "core/bots/preference/worlds/world_sampler.h"

#include <vector>

namespace weli::bots {

/// What each card that may be played is worth where each plays for itself (P-54), on average over
/// the worlds: for as few tricks as can be, and above all not the most of them (P-63), against two
/// who want the same.
std::vector<PreferenceEvaluation> weighAusfechten(
    const preference::Observation& observation, const WorldSampler& sampler, const Budget& budget);

}
