#pragma once

#include "core/mittlere/state.h"
#include "core/review/judgement.h"

#include <vector>

namespace weli::review {

template <> struct Thresholds<mittlere::State> {
    static constexpr double inaccuracy = 0.1, mistake = 0.2, blunder = 0.4; // strokes
    static constexpr double stake = 1.5;
    static constexpr bool cardsTell = false; // 9 of 100 of a result among equals
    static bool isSafe(
        const std::vector<outlook::MittlereLine>& /*lines*/, const outlook::MittlereLine& /*line*/)
    {
        return false;
    }
};

}
