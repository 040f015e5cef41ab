#pragma once

#include "core/game/game_info.h"
#include "core/game/game_state.h"

#include <optional>
#include <utility>
#include <vector>

namespace weli {

/// Rules and the number of players that they are for.
template <typename Rules> struct Sample {
    Rules rules;
    int players = 0;
};

/// What --sample-rules leaves to chance and what it does not.
template <typename Rules> struct Fixed {
    std::optional<int> players;
    std::vector<std::pair<const Option<Rules>*, int>> values;
};

/// Any number of players with any rules that the game allows, each value as `draw(option, players,
/// rng)` has it. Nothing if no rules with these fixed values are allowed.
template <GameState S, typename Draw>
std::optional<Sample<typename S::Rules>> sampledBy(
    const Draw& draw, const Fixed<typename S::Rules>& fixed, Rng& rng)
{
    constexpr int patience = 100000; // one draw in four is allowed, unless fixed values forbid all
    const int numbers = S::info().mostPlayers - S::info().fewestPlayers + 1;
    for (int attempt = 0; attempt < patience; ++attempt) {
        Sample<typename S::Rules> sample;
        sample.players = fixed.players ? *fixed.players
                                       : S::info().fewestPlayers
                + static_cast<int>(rng.below(static_cast<std::uint32_t>(numbers)));
        for (const auto& option : S::info().options)
            option.set(sample.rules, draw(option, sample.players, rng));
        for (const auto& [option, value] : fixed.values) option->set(sample.rules, value);
        if (!S::info().problemOf(sample.rules, sample.players)) return sample;
    }
    return std::nullopt;
}

}
