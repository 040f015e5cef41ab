#pragma once

#include "core/bots/bot.h"
#include "core/game/rng.h"

#include <algorithm>

namespace weli::bots {

// What the bots of all games share.

/// Dice for one place in a match: asking twice there throws the same ones.
inline Rng seededRng(std::uint64_t place, std::uint64_t seed)
{
    return Rng(seed + place * 0x9E3779B97F4A7C15U);
}

/// The best first.
template <typename Action>
std::vector<Weighed<Action>> sorted(std::vector<Weighed<Action>> thoughts)
{
    std::stable_sort(thoughts.begin(), thoughts.end(),
        [](const auto& one, const auto& other) { return one.value > other.value; });
    return thoughts;
}

}
