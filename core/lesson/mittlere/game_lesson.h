#pragma once

#include "core/lesson/fact.h"
#include "core/mittlere/state.h"

namespace weli::lesson {

template <> struct GameLesson<mittlere::State> {
    static std::span<const FactRow<mittlere::State>> facts();
    /// Its questions name nothing but seats and cards.
    static std::span<const std::string_view> codes() { return {}; }
    static bool has(Spot spot, std::string_view code);
    static bool has(Part part);
    static bool isSeen(const mittlere::State& state, Seat seat, Card card);
    static CardSet hand(const mittlere::State& state, Seat seat) { return state.hands[seat]; }
    static std::size_t tricks(const mittlere::State& state)
    {
        return state.table.tricks.size() - (mittlere::openTrick(state.table) == nullptr ? 0 : 1);
    }
    static bool endsTalk(const mittlere::State& before, const mittlere::State& after)
    {
        return before.table.phase.index() != after.table.phase.index();
    }
    static constexpr std::array<std::string_view, 0> beforeTheCards {};
};

}
