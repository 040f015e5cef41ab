#pragma once

#include "core/bots/decision_util.h"
#include "core/odds/chances.h"

namespace weli::odds {

inline constexpr Chance certain { 1, 0 };
inline constexpr Chance impossible { 0, 0 };

/// The standard error of a mean over some of the worlds, whose values lie about this far apart at
/// most. That they all say the same does not make it certain.
inline double errorOf(const bots::Sampled& sampled, double range)
{
    if (sampled.weight <= 0) return range / 2;
    const double count = sampled.weight * sampled.weight / sampled.squaredWeights;
    return std::max(sampled.error(), range / (count + 2));
}

/// Where no world has told anything, one half and as much of error.
inline Chance chanceOf(const bots::Sampled& sampled)
{
    return { sampled.weight > 0 ? sampled.mean() : 0.5, errorOf(sampled, 1) };
}

}
