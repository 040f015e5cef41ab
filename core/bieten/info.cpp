#include "core/bieten/info.h"

#include "core/bieten/dealer_lot.h"

#include <array>

namespace weli::bieten {

namespace {

    template <Preset preset> Rules named(int players) { return rulesOf(preset, players); }

    constexpr std::array commonTargets { 5, 7, 9, 11, 15 }; // B-8

    std::span<const NamedRules<Rules>> namedRules()
    {
        static const std::array all {
            NamedRules<Rules> { code(Preset::Tirol), named<Preset::Tirol> },
            NamedRules<Rules> { code(Preset::SchwaighoferPlain), named<Preset::SchwaighoferPlain> },
            NamedRules<Rules> { code(Preset::SchwaighoferWeli), named<Preset::SchwaighoferWeli> },
        };
        return all;
    }

    /// A preset follows the number of players, rules of one's own stay (B-6).
    Rules forPlayers(const Rules& rules, int before, int now)
    {
        for (const NamedRules<Rules>& preset : namedRules())
            if (preset.rules(before) == rules) return preset.rules(now);
        return rules;
    }

    std::optional<Problem> problemFor(const Rules& rules, int /*players*/)
    {
        return problemOf(rules);
    }

    bool matters(const Rules& rules, std::string_view key)
    {
        const bool punishes = rules.irregularities == Irregularities::Penalised;
        if (key == "penalty" || key == "protest") return punishes; // section 8
        if (key == "penalty_points") return punishes && rules.penalty == Penalty::Points;
        if (key == "commitment" || key == "good_bars") return rules.weli == Weli::Wild; // B-3
        if (key == "next_dealer") return rules.games > 1; // B-73
        return true;
    }

    std::span<const int> commonValues(std::string_view key)
    {
        return key == "target" ? std::span<const int>(commonTargets) : std::span<const int>();
    }

    DealerLot lotOf(const Rules& rules, int players, Rng& rng)
    {
        return dealerLot(players, shuffled(packOf(packFor(rules)), rng)); // B-9
    }

}

const GameInfo<Rules>& info()
{
    static const GameInfo<Rules> all { .code = "bieten",
        .clauses = { .players = { 'B', 1 },
            .rules = { 'B', 7 },
            .dealer = { 'B', 80 },
            .lines = { 'B', 80 },
            .action = { 'B', 75 },
            .legal = { 'B', 76 },
            .score = { 'B', 81 },
            .end = { 'B', 82 } },
        .fewestPlayers = fewestPlayers,
        .mostPlayers = mostPlayers,
        .defaultPlayers = 4,
        .clockwise = true,
        .options = options(),
        .presets = namedRules(),
        .conflicts = conflicts(),
        .figures = { "crosses", "bummerl" },
        .gain = "crosses - bummerl per game",
        .problemOf = problemFor,
        .forPlayers = forPlayers,
        .matters = matters,
        .commonValues = commonValues,
        .dealerLot = lotOf };
    return all;
}

}
