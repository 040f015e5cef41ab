#include "core/bots/bots.h"
#include "core/game/turn.h"
#include "tests/bench/processor_clock.h"

#include <benchmark/benchmark.h>
#include <type_traits>

namespace {

using namespace weli;

constexpr int decisions = 1000;

std::vector<double> inOrder(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return times;
}

/// Milliseconds that the master works where it has a choice, in matches that the book plays.
/// `decided(observation)`: all that it does there.
template <GameState S, typename Decide>
std::vector<double> timesOf(const S& opening, const Decide& decided)
{
    const ProcessorClock clock;
    std::vector<double> times;
    Rng rng(1);
    S state = opening;
    while (times.size() < decisions) {
        if (isOver(state)) state = opening;
        if (awaitsPack(state)) {
            take(state, shuffled(packOf(wholePack(state)), rng));
            continue;
        }
        const auto acted = nextAct(state, [&](const auto& seen) {
            if (legalActions(seen).size() > 1) {
                const double before = clock.milliseconds();
                benchmark::DoNotOptimize(decided(seen));
                times.push_back(clock.milliseconds() - before);
            }
            return decide(seen, bots::Level::Book, {}, 1).action;
        });
        act(state, acted.seat, acted.action);
    }
    return inOrder(std::move(times));
}

/// With the worlds of every day, or with more than it can look at and so much time.
template <GameState S> std::vector<double> timesWithin(const S& opening, std::int64_t deadline)
{
    return timesOf(opening, [deadline](const auto& seen) {
        if (deadline == 0) return decide(seen, bots::Level::Master, {}, 1);
        constexpr int endless = 1'000'000;
        const StopAfterWork stop(static_cast<double>(deadline));
        return decide(seen, bots::Level::Master, { .worlds = endless, .stop = stop.token() }, 1);
    });
}

template <GameState S> void mastersDecisions(benchmark::State& bench)
{
    const S opening = start(defaultRules(S::info(), 3), 3, seatAt(0));
    std::vector<double> times;
    for (auto _ : bench) times = timesWithin(opening, bench.range(0));
    bench.counters["p50"] = percentile(times, 0.5);
    bench.counters["p95"] = percentile(times, 0.95);
    bench.counters["max"] = percentile(times, 1);
    bench.counters["decisions"] = static_cast<double>(times.size());
}
BENCHMARK_TEMPLATE(mastersDecisions, bieten::State)
    ->ArgName("deadline")
    ->Arg(0)
    ->Arg(20)
    ->Iterations(1);
BENCHMARK_TEMPLATE(mastersDecisions, preference::State)
    ->ArgName("deadline")
    ->Arg(0)
    ->Arg(20)
    ->Iterations(1);
BENCHMARK_TEMPLATE(mastersDecisions, mittlere::State)
    ->ArgName("deadline")
    ->Arg(0)
    ->Arg(20)
    ->Iterations(1);

} // namespace
