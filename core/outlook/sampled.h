#pragma once

#include "core/bots/decision_util.h"
#include "core/odds/chances.h"

namespace weli::outlook {

using odds::Chance;

/// How often something came true. The error is that of Agresti and Coull: as if it had come true in
/// two worlds more and failed in two. Where no world has told anything, one half and as much of
/// error.
inline Chance chanceOf(const bots::Sampled& sampled)
{
    if (sampled.weight <= 0) return { 0.5, 0.5 };
    const double count = sampled.weight * sampled.weight / sampled.squaredWeights;
    const double share = (sampled.mean() * count + 2) / (count + 4);
    return { sampled.mean(), std::sqrt(share * (1 - share) / (count + 4)) };
}

/// The same where those who play on are not those who sit there, so that it may be off by
/// `modelError` even if every deal was tried; but what is settled is certain.
inline Chance chanceOf(const bots::Sampled& sampled, double modelError, bool isSettled)
{
    constexpr double rounding = 1e-9;
    const double sure = std::round(sampled.mean());
    if (isSettled && std::abs(sampled.mean() - sure) < rounding) return { sure, 0 };
    const Chance chance = chanceOf(sampled);
    return { chance.value, std::hypot(chance.error, modelError) };
}

}
