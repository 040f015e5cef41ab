#pragma once

#include "core/lesson/fact.h"
#include "core/preference/state.h"

namespace weli::lesson {

template <> struct GameLesson<preference::State> {
    static std::span<const FactRow<preference::State>> facts();
    /// The contracts of the ladder, and spiel.
    static std::span<const std::string_view> codes();
    static bool has(Spot spot, std::string_view code);
    static bool has(Part part);
    static bool isSeen(const preference::State& state, Seat seat, Card card);
    static CardSet hand(const preference::State& state, Seat seat) { return state.hands[seat]; }
    static std::size_t tricks(const preference::State& state)
    {
        return state.table.tricks.size() - (preference::openTrick(state.table) == nullptr ? 0 : 1);
    }
    static bool endsTalk(const preference::State& before, const preference::State& after)
    {
        return before.table.phase.index() != after.table.phase.index();
    }
    static constexpr std::array<std::string_view, 0> beforeTheCards {};
};

}
