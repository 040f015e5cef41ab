#pragma once

#include "app/picture/demo_position.h"
#include "core/preference/state.h"

namespace weli {

/// In the midst of a suit contract, with two cards on the table.
template <> struct DemoPosition<preference::State> {
    static bool isLate(const preference::State& state) { return state.table.deal >= 5; }
    static bool showsMuch(const preference::State& state)
    {
        const preference::PublicState& table = state.table;
        const auto* const playing = std::get_if<preference::Playing>(&table.phase);
        const PlayedTrick* const trick = openTrick(table);
        return playing != nullptr && playing->next == Seat {} && table.contract
            && isSuit(*table.contract) && table.tricks.size() == 4 && trick != nullptr
            && trick->cards.size() == 2;
    }
};

}
