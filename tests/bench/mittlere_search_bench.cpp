#include "core/bots/mittlere/search.h"

#include <benchmark/benchmark.h>

namespace {

using namespace weli;
using namespace mittlere;

State firstCard(Rng& rng)
{
    State state = start({}, playerCount, seatAt(0));
    take(state, shuffled(packOf(wholePack()), rng));
    return state;
}

/// Iterations of the tree search from the first card of a deal, as many as a decision has.
void mittlereSearch(benchmark::State& bench)
{
    Rng rng(1);
    std::int64_t visits = 0;
    for (auto _ : bench) {
        const State state = firstCard(rng);
        const Observation seen = observe(state, *seatDue(state.table));
        const bots::Worlds worlds(seen);
        bots::Search search(seen, worlds, {}, rng);
        search.think(static_cast<int>(bench.range(0)));
        for (const auto& tried : search.rootStats()) visits += tried.visits;
    }
    bench.SetItemsProcessed(visits);
}
BENCHMARK(mittlereSearch)->Arg(8'000)->Arg(50'000)->Unit(benchmark::kMillisecond);

/// A whole deal of random cards.
void mittlereRollouts(benchmark::State& bench)
{
    Rng rng(1);
    const State state = firstCard(rng);
    bots::Deal deal = bots::dealOf(state.table);
    for (const Seat seat : everybody) deal.hands[seat.index] = state.hands[seat];
    for (auto _ : bench) {
        bots::Deal end = deal;
        playOut(end, rng);
        benchmark::DoNotOptimize(end);
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()));
}
BENCHMARK(mittlereRollouts);

} // namespace
