#pragma once

#include "core/preference/state.h"
#include "core/review/judgement.h"

namespace weli::review {

template <> struct Thresholds<preference::State> {
    static constexpr double inaccuracy = 1, mistake = 2, blunder = 4; // chips
    static constexpr double stake = 1.5;
    static constexpr bool cardsTell = true; // 67 of 100 of a result among equals

    /// The seat makes its contract all the same: no more than tricks are lost.
    static bool isSafe(const outlook::PreferenceLine& line)
    {
        constexpr double safe = 0.99;
        const auto& [made, kept, notMost, declares, tricks] = line.events;
        return made && made->value >= safe && declares.value >= safe;
    }
};

}
