#include "core/bots/random.h"
#include "core/record/trace.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <sstream>

namespace {

using namespace weli;
using bieten::State;

State opening(int players)
{
    return start(bieten::rulesOf(bieten::Preset::Tirol, players), players, seatAt(0));
}

/// Plays the next deal out, in a new match if the last one is over.
template <typename Choose> void playDeal(State& state, Rng& rng, Choose choose)
{
    if (isOver(state)) state = opening(players(state));
    const Pack pack = shuffled(packOf(wholePack(state)), rng);
    state = withPack(std::move(state), pack);
    while (!state.table.count) {
        const bieten::Acted acted = choose(state);
        state = after(std::move(state), acted.seat, acted.action);
    }
}

/// Random deals as `weli-cli simulate` plays them: before every act the legal list of whoever is
/// due, before one act in eight those of all seats.
void randomDeals(benchmark::State& bench)
{
    Rng rng(1);
    State state = opening(static_cast<int>(bench.range(0)));
    for (auto _ : bench)
        playDeal(state, rng, [&rng](const State& now) { return bots::randomAct(now, rng); });
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()));
}
BENCHMARK(randomDeals)->Arg(3)->Arg(2)->Arg(5)->Arg(8);

/// Three tricks alone: the lists of all seats are still made, but nobody bids.
void dealsWithoutBids(benchmark::State& bench)
{
    Rng rng(1);
    State state = opening(3);
    const auto choose = [&rng](const State& now) {
        bieten::Acted chosen;
        for (const Seat seat : now.table.active) {
            const auto actions = legalActions(now, seat);
            const auto isBid = [](const auto& act) { return act.verb() == bieten::Verb::Bid; };
            if (std::all_of(actions.begin(), actions.end(), isBid)) continue;
            do {
                chosen = { seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))] };
            } while (isBid(chosen.action));
        }
        return chosen;
    };
    for (auto _ : bench) playDeal(state, rng, choose);
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()));
}
BENCHMARK(dealsWithoutBids);

/// The next deal of Préférence, in a new match if the last one is over.
template <typename Choose> void playPreference(preference::State& state, Rng& rng, Choose choose)
{
    if (isOver(state)) state = preference::start({}, players(state), seatAt(0));
    take(state, shuffled(packOf(wholePack(state)), rng));
    while (!state.table.settled) {
        const preference::Acted acted = choose(state);
        act(state, acted.seat, acted.action);
    }
}

/// Random deals as `weli-cli simulate` plays them.
void randomPreference(benchmark::State& bench)
{
    Rng rng(1);
    preference::State state = preference::start({}, static_cast<int>(bench.range(0)), seatAt(0));
    for (auto _ : bench)
        playPreference(state, rng, [&rng](const auto& now) { return bots::randomAct(now, rng); });
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()));
}
BENCHMARK(randomPreference)->Arg(3)->Arg(4);

/// Nobody bids, so that each deal is thirty cards: the words of the auction are still listed.
void preferencePlayedOut(benchmark::State& bench)
{
    Rng rng(1);
    preference::State state = preference::start({}, 3, seatAt(0));
    const auto choose = [&rng](const preference::State& now) {
        const Seat seat = *seatDue(now.table);
        const auto actions = legalActions(now, seat);
        const bool plays = actions[0].verb() == preference::Verb::Play;
        const auto place = plays ? rng.below(static_cast<std::uint32_t>(actions.size())) : 0;
        return preference::Acted { seat, actions[place] };
    };
    for (auto _ : bench) playPreference(state, rng, choose);
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()));
}
BENCHMARK(preferencePlayedOut);

/// A world in the middle of a deal that fits what one seat knows.
void preferenceWorlds(benchmark::State& bench)
{
    Rng rng(1);
    preference::State state = preference::start({}, 3, seatAt(0));
    const auto deal = [&] {
        take(state, shuffled(packOf(wholePack(state)), rng));
        while (state.table.tricks.size() < 3 && !state.table.settled) {
            const auto acted = bots::randomAct(state, rng);
            act(state, acted.seat, acted.action);
        }
    };
    do deal();
    while (state.table.settled);
    const auto observation = observe(state, seatAt(0));
    for (auto _ : bench) benchmark::DoNotOptimize(imagine(observation, rng));
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()));
}
BENCHMARK(preferenceWorlds);

/// Deals and plays the next deal of Mittlere, in a new match if the last one is over.
void playMittlere(mittlere::State& state, Rng& rng)
{
    if (isOver(state)) state = mittlere::start({}, players(state), seatAt(0));
    take(state, shuffled(packOf(wholePack(state)), rng));
    while (!state.table.verdict) {
        const mittlere::Acted acted = bots::randomAct(state, rng);
        act(state, acted.seat, acted.action);
    }
}

/// Random deals as `weli-cli simulate` plays them.
void randomMittlere(benchmark::State& bench)
{
    Rng rng(1);
    mittlere::State state = mittlere::start({}, 3, seatAt(0));
    for (auto _ : bench) playMittlere(state, rng);
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()));
}
BENCHMARK(randomMittlere);

/// A world after so many tricks that fits what one seat knows.
void mittlereWorlds(benchmark::State& bench)
{
    Rng rng(1);
    mittlere::State state = mittlere::start({}, 3, seatAt(0));
    take(state, shuffled(packOf(wholePack(state)), rng));
    for (std::int64_t cards = 3 * bench.range(0); cards > 0; --cards) {
        const mittlere::Acted acted = bots::randomAct(state, rng);
        act(state, acted.seat, acted.action);
    }
    const auto observation = observe(state, seatAt(0));
    for (auto _ : bench) benchmark::DoNotOptimize(imagine(observation, rng));
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()));
}
BENCHMARK(mittlereWorlds)->Arg(0)->Arg(4)->Arg(8);

/// The trace of matches that last about 200 deals.
std::string trace(bool withLegal)
{
    Rng rng(1);
    std::string text;
    for (int deals = 0; deals < 200;) {
        State state = opening(3);
        text += openingLine(state);
        while (!isOver(state)) {
            if (awaitsPack(state)) {
                const Pack pack = shuffled(packOf(wholePack(state)), rng);
                state = withPack(std::move(state), pack);
                text += linesOf(state, pack);
                ++deals;
                continue;
            }
            const auto acted = bots::randomAct(state, rng);
            const std::string legal = withLegal ? legalText(state) : std::string();
            state = after(std::move(state), acted.seat, acted.action);
            text += linesOf(state, Timeline<State>::Acted { acted.seat, acted.action }, legal);
        }
    }
    return text;
}

void writeTrace(benchmark::State& bench)
{
    const std::size_t size = trace(bench.range(0) != 0).size();
    for (auto _ : bench) benchmark::DoNotOptimize(trace(bench.range(0) != 0));
    bench.SetBytesProcessed(static_cast<std::int64_t>(bench.iterations() * size));
}
BENCHMARK(writeTrace)->ArgName("legal")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void readTrace(benchmark::State& bench)
{
    const std::string text = trace(bench.range(0) != 0);
    std::uint64_t deals = 0;
    for (auto _ : bench) {
        std::istringstream in(text);
        const auto tally = checkTrace(in);
        if (!tally) return bench.SkipWithError("the trace is wrong");
        deals += tally->deals;
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(deals));
    bench.SetBytesProcessed(static_cast<std::int64_t>(bench.iterations() * text.size()));
}
BENCHMARK(readTrace)->ArgName("legal")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

} // namespace
