#pragma once

#include "core/mittlere/state.h"
#include "core/record/game_record.h"

#include <optional>
#include <string>
#include <string_view>

namespace weli {

/// "States and the trace" of Mittlere.
template <> struct GameRecord<mittlere::State> {
    /// The same before and after the pack.
    static std::string_view packType(const mittlere::State& state);
    static std::string packFields(const mittlere::State& state);
    static Clause packClause(const mittlere::State& before, std::string_view field);
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
