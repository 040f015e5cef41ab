// What one act at the table costs after so many acts: it is played, saved, and the next picture is
// made. It must not grow with the match.

#include "core/bots/random.h"
#include "tests/support/test_clock.h"
#include "ui/model/session.h"

#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <cstdlib>

namespace {

using namespace weli;

constexpr Seeds seeds { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } };
constexpr int actsAtOnce = 200; // several deals of each game

/// A match that lasts as long as its options allow, and one more deal of it.
template <GameState S> struct LongMatch;

template <> struct LongMatch<bieten::State> {
    static Timeline<bieten::State> opening()
    {
        bieten::Rules rules = rulesOf(bieten::Preset::Tirol, 4);
        rules.games = 99;
        return { rules, 4, seatAt(0) };
    }
    static void playDeal(Timeline<bieten::State>& match, Rng& rng)
    {
        match.takePack(shuffled(packOf(wholePack(match.state())), rng));
        while (!isCounted(match.state().table)) {
            const auto acted = bots::randomAct(match.state(), rng);
            if (!match.play(acted.seat, acted.action)) std::abort();
        }
    }
};

template <> struct LongMatch<preference::State> {
    static Timeline<preference::State> opening()
    {
        preference::Rules rules;
        rules.deals = 120;
        return { rules, 3, seatAt(0) };
    }
    /// Nobody bids, so that all cards are played.
    static void playDeal(Timeline<preference::State>& match, Rng& rng)
    {
        match.takePack(shuffled(packOf(wholePack(match.state())), rng));
        while (!isCounted(match.state().table)) {
            const Seat seat = *seatAwaited(match.state().table);
            if (!match.play(seat, legalActions(match.state(), seat)[0])) std::abort();
        }
    }
};

template <> struct LongMatch<mittlere::State> {
    static Timeline<mittlere::State> opening()
    {
        mittlere::Rules rules;
        rules.noTrump = mittlere::NoTrump::Annul;
        return { rules, 3, seatAt(0) };
    }
    /// From a pack in its order everybody gets three cards of each suit: no suit becomes trump, and
    /// the deal does not count.
    static void playDeal(Timeline<mittlere::State>& match, Rng& rng)
    {
        match.takePack(packOf(wholePack(match.state())));
        while (!isCounted(match.state().table)) {
            const auto acted = bots::randomAct(match.state(), rng);
            if (!match.play(acted.seat, acted.action)) std::abort();
        }
    }
};

/// Whole deals with at least so many acts. Everybody is a person, so that only they act.
template <GameState S> SavedMatch matchOf(std::int64_t acts)
{
    Rng rng(1);
    Timeline<S> match = LongMatch<S>::opening();
    while (match.length() - match.turns().size() < static_cast<std::size_t>(acts))
        LongMatch<S>::playDeal(match, rng);
    std::vector<Player> persons(static_cast<std::size_t>(players(match.state())));
    for (Player& person : persons) person.name = "Resi";
    return { match, persons, 0 };
}

/// The table goes on to the next act of somebody.
void goOn(Session& session)
{
    while (awaitsPack(session.saved().match)) {
        session.pictureShown();
        session.resume();
    }
}

template <GameState S> void playActs(Session& session, Rng& rng)
{
    for (int acts = 0; acts < actsAtOnce; ++acts) {
        goOn(session);
        const auto& match = std::get<Timeline<S>>(session.saved().match);
        const auto acted = bots::randomAct(match.state(), rng);
        session.choose(acted.seat, AnyAction(acted.action));
    }
}

template <GameState S> void actsAtTheTable(benchmark::State& bench)
{
    const QTemporaryDir folder;
    const MatchStore store(folder.path());
    test::TestClock clock;
    Session session({ defaultBots(), &store, seeds, Thinker::Where::AtOnce, clock.alarms() });
    session.setHelping({ .warnings = Warnings::Never, .claims = false }); // the act alone
    const SavedMatch saved = matchOf<S>(bench.range(0));
    for (auto _ : bench) {
        bench.PauseTiming();
        session.open(saved);
        Rng rng(1);
        bench.ResumeTiming();
        playActs<S>(session, rng);
    }
    bench.SetItemsProcessed(bench.iterations() * actsAtOnce);
}
BENCHMARK_TEMPLATE(actsAtTheTable, bieten::State)->Arg(10)->Arg(1'000)->Arg(10'000);
// A match of 120 deals has no more.
BENCHMARK_TEMPLATE(actsAtTheTable, preference::State)->Arg(10)->Arg(1'000)->Arg(3'500);
BENCHMARK_TEMPLATE(actsAtTheTable, mittlere::State)->Arg(10)->Arg(1'000)->Arg(10'000);

}
