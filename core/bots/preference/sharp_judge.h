#pragma once

#include "core/bots/preference/judge.h"
#include "core/bots/preference/sight.h"

#include <memory>

namespace weli::bots {

/// Judges cards by what comes of them in the worlds, played as well as can be.
std::unique_ptr<Judge> sharpJudge(const preference::Observation& observation, const Sight& sight);

}
