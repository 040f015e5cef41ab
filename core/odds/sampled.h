#pragma once

#include "core/bots/decision_util.h"
#include "core/odds/chances.h"

namespace weli::odds {

/// What came of deals drawn at random. Where all of them agree there may still be others.
inline Chance chanceOf(const bots::Sampled& sum)
{
    const double deals = sum.weight * sum.weight / sum.squaredWeights;
    return { sum.mean(), std::max(sum.error(), 1 / (deals + 2)) };
}

}
