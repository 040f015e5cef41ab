#include "core/bots/bots.h"
#include "core/game/turn.h"
#include "core/odds/bieten/odds.h"
#include "core/odds/mittlere/odds.h"
#include "core/odds/preference/odds.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>
#include <vector>

namespace {

using namespace weli;

/// What the calling thread has worked so far: others on the machine do not count.
double workedMilliseconds()
{
    timespec spent {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return 1e3 * static_cast<double>(spent.tv_sec) + 1e-6 * static_cast<double>(spent.tv_nsec);
}

/// What the odds of one seat cost after each act of a match of the book.
template <GameState S> void addMatch(S state, std::uint64_t seed, std::vector<double>& times)
{
    Rng rng(seed);
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
        const double before = workedMilliseconds();
        benchmark::DoNotOptimize(odds::oddsOf(seen, seed));
        times.push_back(workedMilliseconds() - before);
    }
}

void tell(benchmark::State& bench, std::vector<double>& times)
{
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) {
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    bench.counters["p50"] = at(0.5);
    bench.counters["p95"] = at(0.95);
    bench.counters["max"] = at(1);
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
