#pragma once

#include "core/preference/state.h"
#include "core/review/judgement.h"

#include <vector>

namespace weli::review {

template <> struct Thresholds<preference::State> {
    static constexpr double inaccuracy = 1, mistake = 2, blunder = 4; // chips
    static constexpr double stake = 1.5;
    static constexpr bool cardsTell = true; // 67 of 100 of a result among equals

    /// The seat makes its contract with the best act and with this one: no more than tricks are
    /// lost.
    static bool isSafe(const std::vector<outlook::PreferenceLine>& lines,
        const outlook::PreferenceLine& line, Seat /*seat*/)
    {
        constexpr double safe = 0.99;
        const auto isMade = [](const outlook::PreferenceLine& one) {
            const auto& [made, kept, notMost, declares, tricks] = one.events;
            return made && made->value >= safe && declares.value >= safe;
        };
        return isMade(line) && isMade(lines.front());
    }
};

}
