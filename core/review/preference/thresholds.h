#pragma once

#include "core/preference/state.h"
#include "core/preference/view.h"
#include "core/review/judgement.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace weli::review {

template <> struct Thresholds<preference::State> {
    static constexpr double inaccuracy = 1, mistake = 2, blunder = 4; // chips
    static constexpr double stake = 1.5;
    static constexpr bool cardsTell = true; // 67 of 100 of a result among equals

    /// Where much is played for, a blunder costs a fifth of that.
    static Mark softened(Mark mark, double loss, const preference::Observation& observation)
    {
        constexpr double part = 0.2;
        const bool isLittle = loss < part * amountPlayedFor(observation.table);
        return mark == Mark::Blunder && isLittle ? Mark::Mistake : mark;
    }

    /// The seat makes its contract with the best act and with this one, and what is lost is about a
    /// trick: no defender goes down or does not for it.
    static bool isSafe(const std::vector<outlook::PreferenceLine>& lines,
        const outlook::PreferenceLine& line, const preference::Observation& observation)
    {
        constexpr double safe = 0.97; // what is said to be safe is surely so
        constexpr double same = 0.01;
        constexpr double most = 1.5; // tricks
        constexpr double slight = 1; // chips
        const auto& best = lines.front().events;
        const auto& mine = line.events;
        const bool isMade = best.made && mine.made
            && std::min(best.made->value, mine.made->value) >= safe
            && std::min(best.declares.value, mine.declares.value) > 0
            && std::abs(best.declares.value - mine.declares.value) <= same;
        const double trick = amountPlayedFor(observation.table) / 10.0;
        const double lost = std::min(best.tricks - mine.tricks, most);
        return isMade && line.regret.value <= lost * stake * trick + slight;
    }
};

}
