#pragma once

#include "core/game/clause.h"
#include "core/game/dealer_lot.h"
#include "core/game/option.h"
#include "core/game/result.h"
#include "core/game/rng.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace weli {

/// Rules that have a name.
template <typename Rules> struct NamedRules {
    std::string_view code;
    Rules (*rules)(int players);
};

/// The clauses that stand behind the lines of a trace.
struct TraceClauses {
    Clause players;
    Clause rules;
    Clause dealer;
    Clause lines; // their order
    Clause action;
    Clause legal;
    Clause score;
    Clause end;
};

/// What there is to know of a game before anybody plays it. Each game has one: State::info(). What
/// has an answer here already is left out by a game that has nothing of the kind.
template <typename Rules> struct GameInfo {
    std::string_view code; // "bieten", as traces and settings have it
    TraceClauses clauses;
    int fewestPlayers;
    int mostPlayers;
    int defaultPlayers; // how many sit down if nobody has said
    bool clockwise; // the turn goes on to the left
    std::span<const Option<Rules>> options = {};
    std::span<const NamedRules<Rules>> presets = {}; // the default one first
    std::span<const Conflict<Rules>> conflicts = {}; // option values that cannot stand together
    std::string_view multipleOfPlayers = {}; // the option that must be one
    std::array<std::string_view, 2> figures; // what an Outcome counts for each seat
    std::string_view gain; // what is played for, "chips per deal"
    /// What is wrong with these rules for so many players, if anything.
    std::optional<Problem> (*problemOf)(const Rules& rules, int players)
        = [](const Rules& /*rules*/, int /*players*/) { return std::optional<Problem>(); };
    /// These rules when another number of players sits down.
    Rules (*forPlayers)(const Rules& rules, int before, int now)
        = [](const Rules& rules, int /*before*/, int /*now*/) { return rules; };
    /// Whether an option changes anything beside the other rules.
    bool (*matters)(const Rules& rules, std::string_view key)
        = [](const Rules& /*rules*/, std::string_view /*key*/) { return true; };
    /// The numbers that are common for an option, if any.
    std::span<const int> (*commonValues)(std::string_view key)
        = [](std::string_view /*key*/) { return std::span<const int>(); };
    /// Who deals first, if nobody is named; from a shuffled pack.
    DealerLot (*dealerLot)(const Rules& rules, int players, Rng& rng);
};

/// The rules that so many play by if nobody has chosen others.
template <typename Rules> Rules defaultRules(const GameInfo<Rules>& info, int players)
{
    if (!info.presets.empty()) return info.presets.front().rules(players);
    return info.forPlayers(Rules {}, info.defaultPlayers, players);
}

}
