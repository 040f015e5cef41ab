#pragma once

#include "app/picture/demo_position.h"
#include "core/mittlere/state.h"

namespace weli {

/// Trump has just been made, and it is mine to play to that trick.
template <> struct DemoPosition<mittlere::State> {
    static bool isLate(const mittlere::State& state) { return state.table.deal >= 5; }
    static bool showsMuch(const mittlere::State& state)
    {
        const mittlere::PublicState& table = state.table;
        const auto* const playing = std::get_if<mittlere::Playing>(&table.phase);
        const PlayedTrick* const trick = openTrick(table);
        if (playing == nullptr || playing->next != Seat {} || trick == nullptr) return false;
        return trick->cards.size() == 2 && trick->cards[1].suit() == table.trump
            && trick->cards[0].suit() != table.trump && table.tricks.size() >= 3;
    }
};

}
