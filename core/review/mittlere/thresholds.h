#pragma once

#include "core/mittlere/state.h"
#include "core/review/judgement.h"

#include <vector>

namespace weli::review {

template <> struct Thresholds<mittlere::State> {
    // Strokes. A deal that is won and one that is lost lie 4.5 apart; below .2 hardly any act is
    // plainly behind (tests/bench/strength.md).
    static constexpr double inaccuracy = 0.1, mistake = 0.45, blunder = 0.9;
    static constexpr double stake = 1.5;
    static constexpr bool cardsTell = false; // 9 of 100 of a result among equals
    static bool isSafe(const std::vector<outlook::MittlereLine>& /*lines*/,
        const outlook::MittlereLine& /*line*/, Seat /*seat*/)
    {
        return false;
    }
};

}
