#pragma once

#include "core/bieten/state.h"
#include "core/record/game_record.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace weli {

/// Section 11 of Bieten.
template <> struct GameRecord<bieten::State> {
    static constexpr std::string_view name = "bieten";
    static constexpr int fewestPlayers = bieten::fewestPlayers;
    static constexpr int mostPlayers = bieten::mostPlayers;
    static constexpr Clause playersClause { 'B', 1 };
    static constexpr Clause rulesClause { 'B', 7 };
    static constexpr Clause dealerClause { 'B', 80 };
    static constexpr Clause linesClause { 'B', 80 };
    static constexpr Clause actionClause { 'B', 75 };
    static constexpr Clause legalClause { 'B', 76 };
    static constexpr Clause scoreClause { 'B', 81 };
    static constexpr Clause endClause { 'B', 82 };

    static std::span<const Option<bieten::Rules>> options() { return bieten::options(); }
    static std::optional<Problem> problemOf(const bieten::Rules& rules, int /*players*/)
    {
        return bieten::problemOf(rules);
    }
    static const bieten::Rules& rules(const bieten::State& state) { return state.table.rules; }
    static Seat firstDealer(const bieten::State& opening) { return opening.table.dealer; }
    static std::string_view packType(const bieten::State&) { return "deal"; }
    static std::string packFields(const bieten::State& state);
    static Clause packClause(const bieten::State& before, std::string_view field);
    static bool isCounted(const bieten::State& state) { return state.table.count.has_value(); }
    static std::string scoreFields(const bieten::State& state);
    static std::string endFields(const bieten::State& state);
    static std::optional<bieten::Action> parseAnyAction(std::string_view text);
    static std::optional<Seat> turnOf(const bieten::State& state, const bieten::Action& action);
};

}
