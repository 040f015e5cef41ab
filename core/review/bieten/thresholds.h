#pragma once

#include "core/bieten/state.h"
#include "core/review/judgement.h"

#include <vector>

namespace weli::review {

template <> struct Thresholds<bieten::State> {
    static constexpr double inaccuracy = 0.17, mistake = 0.35, blunder = 0.7; // points
    static constexpr double stake = 14; // points: one is so much of a game, or more
    static constexpr bool cardsTell = true; // 78 of 100 of a result among equals
    static bool isSafe(
        const std::vector<outlook::BietenLine>& /*lines*/, const outlook::BietenLine& /*line*/)
    {
        return false;
    }
};

}
