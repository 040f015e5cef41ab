#pragma once

#include "core/preference/state.h"
#include "core/record/game_record.h"

#include <optional>
#include <string>
#include <string_view>

namespace weli {

/// Section 13 of Préférence.
template <> struct GameRecord<preference::State> {
    static std::string_view packType(const preference::State&) { return "deal"; }
    static std::string packFields(const preference::State& state);
    static Clause packClause(const preference::State& before, std::string_view field);
    static std::string scoreFields(const preference::State& state);
    static std::string endFields(const preference::State& state);
    static std::optional<preference::Action> parseAnyAction(std::string_view text);
    static std::optional<Seat> turnOf(
        const preference::State& state, const preference::Action& action);
};

}
