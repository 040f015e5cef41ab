#pragma once

#include "app/picture/demo_position.h"
#include "core/bieten/state.h"

#include <algorithm>

namespace weli {

/// In the midst of a deal, with bids.
template <> struct DemoPosition<bieten::State> {
    static bool isLate(const bieten::State& state) { return state.table.deal >= 4; }
    static bool showsMuch(const bieten::State& state)
    {
        const bieten::PublicState& table = state.table;
        const auto* const playing = std::get_if<bieten::Playing>(&table.phase);
        const auto& all = table.figures.values;
        const auto bids = std::count_if(all.begin(), all.end(),
            [](const auto& figure) { return figure.state != bieten::FigureState::Silent; });
        return playing != nullptr && playing->due == Seat {} && table.trick == 1 && bids >= 2;
    }
};

}
