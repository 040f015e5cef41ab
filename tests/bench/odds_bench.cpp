#include "core/bots/bots.h"
#include "core/game/turn.h"
#include "core/odds/bieten/odds.h"
#include "core/odds/mittlere/odds.h"
#include "core/odds/preference/odds.h"
#include "tests/bench/processor_clock.h"

#include <benchmark/benchmark.h>

namespace {

using namespace weli;

/// What the odds of one seat cost after each act of a match of the book.
template <GameState S> void addMatch(S state, std::uint64_t seed, std::vector<double>& times)
{
    Rng rng(seed);
    const ProcessorClock clock;
    const Seat seat = seatAt(static_cast<int>(seed % static_cast<unsigned>(players(state))));
    while (!isOver(state)) {
        if (awaitsPack(state)) {
            take(state, shuffled(packOf(wholePack(state)), rng));
        } else {
            const auto acted = nextAct(state, [seed](const auto& seen) {
                return decide(seen, bots::Level::Book, {}, seed).action;
            });
            act(state, acted.seat, acted.action);
        }
        const auto seen = observe(state, seat);
        const double before = clock.milliseconds();
        benchmark::DoNotOptimize(odds::oddsOf(seen, seed));
        times.push_back(clock.milliseconds() - before);
    }
}

void tell(benchmark::State& bench, std::vector<double>& times)
{
    std::sort(times.begin(), times.end());
    bench.counters["p50"] = percentile(times, 0.5);
    bench.counters["p95"] = percentile(times, 0.95);
    bench.counters["max"] = percentile(times, 1);
    bench.counters["acts"] = static_cast<double>(times.size());
}

void bietenOdds(benchmark::State& bench)
{
    const int players = static_cast<int>(bench.range(0));
    std::vector<double> times;
    std::uint64_t seed = 0;
    for (auto _ : bench)
        addMatch(start(rulesOf(bieten::Preset::Tirol, players), players, seatAt(0)), ++seed, times);
    tell(bench, times);
}
BENCHMARK(bietenOdds)->DenseRange(2, 8)->Iterations(10)->Unit(benchmark::kMillisecond);

void mittlereOdds(benchmark::State& bench)
{
    std::vector<double> times;
    std::uint64_t seed = 0;
    for (auto _ : bench)
        addMatch(mittlere::start({}, mittlere::playerCount, seatAt(0)), ++seed, times);
    tell(bench, times);
}
BENCHMARK(mittlereOdds)->Iterations(3)->Unit(benchmark::kMillisecond);

void preferenceOdds(benchmark::State& bench)
{
    const int players = static_cast<int>(bench.range(0));
    std::vector<double> times;
    std::uint64_t seed = 0;
    for (auto _ : bench) addMatch(preference::start({}, players, seatAt(0)), ++seed, times);
    tell(bench, times);
}
BENCHMARK(preferenceOdds)->DenseRange(3, 4)->Iterations(3)->Unit(benchmark::kMillisecond);

} // namespace
