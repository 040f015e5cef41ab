#pragma once

#include "core/bieten/state.h"
#include "core/record/game_record.h"

#include <optional>
#include <string>
#include <string_view>

namespace weli {

/// Section 11 of Bieten.
template <> struct GameRecord<bieten::State> {
    static std::string_view packType(const bieten::State&) { return "deal"; }
    static std::string packFields(const bieten::State& state);
    static Clause packClause(const bieten::State& before, std::string_view field);
    static std::string scoreFields(const bieten::State& state);
    static std::string endFields(const bieten::State& state);
    static std::optional<bieten::Action> parseAnyAction(std::string_view text);
    static std::optional<Seat> turnOf(const bieten::State& state, const bieten::Action& action);
};

}
