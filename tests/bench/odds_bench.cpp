#include "core/bots/bots.h"
#include "core/game/turn.h"
#include "core/odds/bieten/odds.h"
#include "core/odds/mittlere/odds.h"
#include "core/odds/preference/odds.h"
#include "tests/bench/processor_clock.h"

#include <benchmark/benchmark.h>

namespace {

using namespace weli;

struct Times {
    std::vector<double> coarse;
    std::vector<double> fine;
};

/// What the odds of one seat cost after each act of a match of the book.
template <GameState S> void addMatch(S state, std::uint64_t seed, Times& times)
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
        benchmark::DoNotOptimize(odds::oddsOf(seen, seed, {}, odds::Look::Coarse));
        const double between = clock.milliseconds();
        benchmark::DoNotOptimize(odds::oddsOf(seen, seed));
        times.coarse.push_back(between - before);
        times.fine.push_back(clock.milliseconds() - between);
    }
}

void tell(benchmark::State& bench, const std::string& which, std::vector<double>& times)
{
    std::sort(times.begin(), times.end());
    bench.counters[which + "p50"] = percentile(times, 0.5);
    bench.counters[which + "p95"] = percentile(times, 0.95);
    bench.counters[which + "max"] = percentile(times, 1);
    bench.counters["acts"] = static_cast<double>(times.size());
}

void tell(benchmark::State& bench, Times& times)
{
    tell(bench, "first ", times.coarse);
    tell(bench, "refined ", times.fine);
}

void bietenOdds(benchmark::State& bench)
{
    const int players = static_cast<int>(bench.range(0));
    Times times;
    std::uint64_t seed = 0;
    for (auto _ : bench)
        addMatch(start(rulesOf(bieten::Preset::Tirol, players), players, seatAt(0)), ++seed, times);
    tell(bench, times);
}
BENCHMARK(bietenOdds)->DenseRange(2, 8)->Iterations(10)->Unit(benchmark::kMillisecond);

void mittlereOdds(benchmark::State& bench)
{
    Times times;
    std::uint64_t seed = 0;
    for (auto _ : bench)
        addMatch(mittlere::start({}, mittlere::playerCount, seatAt(0)), ++seed, times);
    tell(bench, times);
}
BENCHMARK(mittlereOdds)->Iterations(3)->Unit(benchmark::kMillisecond);

void preferenceOdds(benchmark::State& bench)
{
    const int players = static_cast<int>(bench.range(0));
    Times times;
    std::uint64_t seed = 0;
    for (auto _ : bench) addMatch(preference::start({}, players, seatAt(0)), ++seed, times);
    tell(bench, times);
}
BENCHMARK(preferenceOdds)->DenseRange(3, 4)->Iterations(3)->Unit(benchmark::kMillisecond);

} // namespace
