#include "core/preference/info.h"

#include <algorithm>
#include <array>

namespace weli::preference {

namespace {

    constexpr std::array commonStakes { 10, 20, 50, 100 };
    constexpr std::array commonMost { 1, 2, 3, 5, 10 };
    constexpr std::array commonDeals { 12, 24, 36, 48 }; // for three players and for four

    /// P-1: a multiple of the players.
    Rules forPlayers(const Rules& rules, int before, int now)
    {
        Rules changed = rules;
        const int rounds = std::clamp(rules.deals / before, 1, 120 / now);
        if (rules.deals % now != 0) changed.deals = static_cast<std::uint8_t>(rounds * now);
        return changed;
    }

    std::span<const int> commonValues(std::string_view key)
    {
        if (key == "stake") return commonStakes;
        if (key == "max_stakes") return commonMost;
        if (key == "deals") return commonDeals;
        return {};
    }

    DealerLot lotOf(const Rules& /*rules*/, int players, Rng& rng)
    {
        return highestCardDeals(players, shuffled(packOf(wholePack()), rng)); // P-4
    }

}

const GameInfo<Rules>& info()
{
    static const GameInfo<Rules> all { .code = "preference",
        .clauses = { .players = { 'P', 2 },
            .rules = { 'P', 2 },
            .dealer = { 'P', 2 },
            .lines = { 'P', 66 },
            .action = { 'P', 66 },
            .legal = { 'P', 66 },
            .score = { 'P', 68 },
            .end = { 'P', 69 } },
        .fewestPlayers = fewestPlayers,
        .mostPlayers = mostPlayers,
        .defaultPlayers = 3,
        .clockwise = true,
        .options = options(),
        .multipleOfPlayers = "deals",
        .figures = { "balance", "won" },
        .gain = "chips per deal",
        .problemOf = problemOf,
        .forPlayers = forPlayers,
        .commonValues = commonValues,
        .dealerLot = lotOf };
    return all;
}

}
