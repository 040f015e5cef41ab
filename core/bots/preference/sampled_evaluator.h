#pragma once

#include "core/bots/preference/hand_evaluator.h"
#include "core/bots/preference/world_sampler.h"

#include <memory>

namespace weli::bots {

/// Judges cards by what comes of them in the worlds, played as well as can be.
std::unique_ptr<HandEvaluator> sampledEvaluator(
    const preference::Observation& observation, const WorldSampler& sampler);

}
