#pragma once

#include "core/preference/state.h"
#include "core/record/game_record.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace weli {

/// Section 13 of Préférence.
template <> struct GameRecord<preference::State> {
    static constexpr std::string_view name = "preference";
    static constexpr int fewestPlayers = preference::fewestPlayers;
    static constexpr int mostPlayers = preference::mostPlayers;
    static constexpr Clause playersClause { 'P', 2 };
    static constexpr Clause rulesClause { 'P', 2 };
    static constexpr Clause dealerClause { 'P', 2 };
    static constexpr Clause linesClause { 'P', 66 };
    static constexpr Clause actionClause { 'P', 66 };
    static constexpr Clause legalClause { 'P', 66 };
    static constexpr Clause scoreClause { 'P', 68 };
    static constexpr Clause endClause { 'P', 69 };

    static std::span<const Option<preference::Rules>> options() { return preference::options(); }
    static std::optional<Problem> problemOf(const preference::Rules& rules, int players)
    {
        return preference::problemOf(rules, players);
    }
    static const preference::Rules& rules(const preference::State& state)
    {
        return state.table.rules;
    }
    static Seat firstDealer(const preference::State& opening) { return opening.table.dealer; }
    static std::string_view packType(const preference::State&) { return "deal"; }
    static std::string packFields(const preference::State& state);
    static Clause packClause(const preference::State& before, std::string_view field);
    static bool isCounted(const preference::State& state) { return state.table.settled; }
    static std::string scoreFields(const preference::State& state);
    static std::string endFields(const preference::State& state);
    static std::optional<preference::Action> parseAnyAction(std::string_view text);
    static std::optional<Seat> turnOf(
        const preference::State& state, const preference::Action& action);
};

}
