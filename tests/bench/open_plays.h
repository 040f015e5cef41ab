#pragma once

#include "core/bots/preference/solver/open_play.h"
#include "tests/support/open_play.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>
#include <vector>

namespace weli::test {

/// Seat 0 declares and leads, in a suit contract with its longest suit as trump.
inline bots::OpenPlay randomContract(Rng& rng, preference::Goal goal)
{
    bots::OpenPlay play = randomEnding(rng, 3, 10);
    play.declarer = play.leader = seatAt(0);
    play.goal = goal;
    if (goal != preference::Goal::SixTricks) return play;
    const auto length
        = [&play](Suit suit) { return (play.hands[seatAt(0)] & CardSet::of(suit)).size(); };
    play.trump = *std::max_element(suits.begin(), suits.end(),
        [&length](Suit one, Suit other) { return length(one) < length(other); });
    return play;
}

/// Solves random deals, and reports the 99th percentile besides the mean.
template <typename Solve>
void solveDeals(benchmark::State& bench, preference::Goal goal, bool overtaking, Solve solve)
{
    Rng rng(1);
    std::vector<double> times;
    for (auto _ : bench) {
        bench.PauseTiming();
        bots::OpenPlay play = randomContract(rng, goal);
        play.overtaking = overtaking;
        bench.ResumeTiming();
        const std::clock_t before = std::clock();
        benchmark::DoNotOptimize(solve(play));
        times.push_back(static_cast<double>(std::clock() - before) * 1000 / CLOCKS_PER_SEC);
    }
    const std::size_t last = times.size() * 99 / 100;
    std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(last), times.end());
    bench.counters["p99_ms"] = times[last];
}

}
