#pragma once

#include "core/mittlere/state.h"
#include "core/record/game_record.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace weli {

/// "States and the trace" of Mittlere.
template <> struct GameRecord<mittlere::State> {
    static constexpr std::string_view name = "mittlere";
    static constexpr int fewestPlayers = mittlere::playerCount;
    static constexpr int mostPlayers = mittlere::playerCount;
    static constexpr Clause playersClause { 'M', 1 };
    static constexpr Clause rulesClause { 'M', 35 };
    static constexpr Clause dealerClause { 'M', 35 };
    static constexpr Clause linesClause { 'M', 34 };
    static constexpr Clause actionClause { 'M', 34 };
    static constexpr Clause legalClause { 'M', 34 };
    static constexpr Clause scoreClause { 'M', 38 };
    static constexpr Clause endClause { 'M', 39 };

    static std::span<const Option<mittlere::Rules>> options() { return mittlere::options(); }
    static std::optional<Problem> problemOf(const mittlere::Rules& rules, int players)
    {
        return mittlere::problemOf(rules, players);
    }
    static const mittlere::Rules& rules(const mittlere::State& state) { return state.table.rules; }
    static Seat firstDealer(const mittlere::State& opening) { return opening.table.dealer; }
    /// The same before and after the pack.
    static std::string_view packType(const mittlere::State& state);
    static std::string packFields(const mittlere::State& state);
    static Clause packClause(const mittlere::State& before, std::string_view field);
    static bool isCounted(const mittlere::State& state) { return state.table.verdict.has_value(); }
    static std::string scoreFields(const mittlere::State& state);
    static std::string endFields(const mittlere::State& state);
    static std::optional<mittlere::Action> parseAnyAction(std::string_view text);
    static std::optional<Seat> turnOf(
        const mittlere::State& state, const mittlere::Action& /*action*/)
    {
        return seatDue(state.table);
    }
};

}
