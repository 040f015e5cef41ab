#pragma once

#include "app/cli/tally.h"
#include "core/game/outcome.h"

#include <cstdint>
#include <vector>

namespace weli::cli {

/// Gains and the rounds in which they came.
struct Score {
    std::int64_t gain = 0;
    std::int64_t rounds = 0;

    void add(std::int64_t gained, std::int64_t played)
    {
        gain += gained;
        rounds += played;
    }
    void enterInto(Sums& sums) const
    {
        if (rounds > 0) sums.enter(gain, rounds);
    }
};

/// What one entrant got in one match, over its seats and all seat orders.
struct Scores {
    Score gain;
    Score points;
    Score won;
    Score lost;
    std::vector<Score> deals;

    void enterInto(BotTally& tally) const;
};

/// The share of the best place, or with a negative sign of the last.
std::int64_t shareOf(const Outcome& outcome, SeatSet seats, Seat seat, int sign);

}
