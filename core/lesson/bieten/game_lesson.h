#pragma once

#include "core/bieten/state.h"
#include "core/lesson/fact.h"

namespace weli::lesson {

template <> struct GameLesson<bieten::State> {
    static std::span<const FactRow<bieten::State>> facts();
    static std::span<const std::string_view> codes() { return bieten::figureCodes; }
    static bool has(Spot spot, std::string_view code);
    static bool has(Part part);
    static bool isSeen(const bieten::State& state, Seat seat, Card card);
    static CardSet hand(const bieten::State& state, Seat seat)
    {
        return bieten::handOf(state.table, state.holdings[seat].cards);
    }
    static std::size_t tricks(const bieten::State& state) { return state.table.trick; }
    static bool endsTalk(const bieten::State& before, const bieten::State& after)
    {
        return std::holds_alternative<bieten::Answering>(before.table.phase)
            && !std::holds_alternative<bieten::Answering>(after.table.phase);
    }
    static constexpr std::array<std::string_view, 3> beforeTheCards { "cut 12", "leave",
        "deal 1-2" };
};

}
