#include "core/bots/preference/words/playout.h"
#include "core/odds/preference/odds.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>
#include <vector>

namespace {

using namespace weli;
using namespace weli::preference;

/// Matches of book players: what one seat is shown after each act, and the 95th percentile.
void liveOdds(benchmark::State& bench)
{
    Rng rng(1);
    State state = start({}, 3, seatAt(0));
    std::vector<double> times;
    for (auto _ : bench) {
        bench.PauseTiming();
        if (isOver(state)) state = start({}, 3, seatAt(0));
        if (awaitsPack(state)) take(state, shuffled(packOf(wholePack()), rng));
        const Observation observation = observe(state, seatAt(static_cast<int>(rng.below(3))));
        bench.ResumeTiming();
        const std::clock_t before = std::clock();
        benchmark::DoNotOptimize(odds::oddsOf(observation, 1));
        times.push_back(static_cast<double>(std::clock() - before) * 1000 / CLOCKS_PER_SEC);
        bench.PauseTiming();
        const Seat seat = *seatDue(state.table);
        act(state, seat, bots::bookAct(state, seat));
        bench.ResumeTiming();
    }
    const std::size_t last = times.size() * 95 / 100;
    std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(last), times.end());
    bench.counters["p95_ms"] = times[last];
}
BENCHMARK(liveOdds)->Unit(benchmark::kMillisecond)->Iterations(3000);

} // namespace
