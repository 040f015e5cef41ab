#include "core/bots/bots.h"
#include "tests/bench/processor_clock.h"
#include "tests/support/every_game.h"

#include <QtTest>

#include <algorithm>
#include <chrono>
#include <stop_token>
#include <thread>

using namespace weli;
using namespace weli::test;

namespace {

constexpr int positions = 60; // of each game

/// Milliseconds. A release needs less than 50; tests are built with assertions, or for a sanitizer.
#ifdef __SANITIZE_ADDRESS__
constexpr double soon = 1000;
#else
constexpr double soon = 120;
#endif

/// A bot that has all the time in the world, but for the stop.
template <GameState S>
auto decidedUntil(const std::stop_token& stop, const S& state, Seat seat, bots::Level level)
{
    constexpr std::uint64_t seed = 1;
    const bots::Budget budget { .worlds = 1'000'000, .stop = stop };
    return decide(observe(state, seat), level, budget, seed);
}

/// Where so many acts are possible at least.
template <GameState S, typename Look>
void forEachQuestion(int count, std::size_t acts, const Look& look)
{
    sample<S>(count, [&](const Timeline<S>& match, Rng&) {
        const S& state = match.state();
        for (const Seat seat : SeatSet::firstOf(players(state)))
            if (legalActions(state, seat).size() >= acts && !QTest::currentTestFailed())
                look(state, seat);
    });
}

template <GameState S, typename Look> void forEachDecision(int count, const Look& look)
{
    forEachQuestion<S>(count, 1, [&](const S& state, Seat seat) {
        for (const bots::Level level : bots::levels) look(state, seat, level);
    });
}

/// Where there is something to think about.
template <GameState S, typename Look> void forEachChoice(int count, const Look& look)
{
    forEachQuestion<S>(count, 2, look);
}

/// A legal act, or none from a seat that nobody waits for.
template <GameState S, typename Action>
bool isFit(const S& state, Seat seat, const std::optional<Action>& action)
{
    if (!action) return seatAwaited(state.table) != seat;
    return !whyNot(state, seat, *action);
}

} // namespace

class StopTest : public QObject {
    Q_OBJECT

private slots:
    void whoIsStoppedAnswersSoonAndLegally();
    void whoIsStoppedWhileThinkingAnswersLegally();
    void whoIsStoppedTriesNoMoreThanOneRound();
    void whoIsStoppedWhileThinkingSoonEnds();
};

void StopTest::whoIsStoppedAnswersSoonAndLegally()
{
    forEveryGame([]<GameState S>() {
        const ProcessorClock clock;
        double longest = 0;
        forEachDecision<S>(positions, [&](const S& state, Seat seat, bots::Level level) {
            std::stop_source stop;
            stop.request_stop();
            const double begin = clock.milliseconds();
            const auto action = decidedUntil(stop.get_token(), state, seat, level).action;
            longest = std::max(longest, clock.milliseconds() - begin);
            QVERIFY(isFit(state, seat, action));
        });
        qInfo("%c: %.1f ms at most", GameTest<S>::letter, longest);
        QVERIFY2(longest < soon, qPrintable(QString::number(longest)));
    });
}

void StopTest::whoIsStoppedWhileThinkingAnswersLegally()
{
    forEveryGame([]<GameState S>() {
        forEachDecision<S>(8, [](const S& state, Seat seat, bots::Level level) {
            std::stop_source stop;
            std::jthread other([&stop] {
                std::this_thread::sleep_for(std::chrono::milliseconds(3));
                stop.request_stop();
            });
            QVERIFY(isFit(state, seat, decidedUntil(stop.get_token(), state, seat, level).action));
        });
    });
}

/// Between two looks at the watch few worlds are tried, or iterations made.
void StopTest::whoIsStoppedTriesNoMoreThanOneRound()
{
    constexpr int round = 500;
    std::stop_source stop;
    stop.request_stop();
    forEveryGame([&]<GameState S>() {
        int most = 0;
        forEachChoice<S>(matches(1000), [&](const S& state, Seat seat) {
            const auto decision = decidedUntil(stop.get_token(), state, seat, bots::Level::Master);
            int tried = 0;
            for (const auto& one : decision.weighed) tried += one.worlds;
            most = std::max(most, tried);
        });
        qInfo("%c: %d at most", GameTest<S>::letter, most);
        QVERIFY(most <= round);
    });
}

void StopTest::whoIsStoppedWhileThinkingSoonEnds()
{
    constexpr double allowed = 2; // milliseconds
    forEveryGame([]<GameState S>() {
        const ProcessorClock clock;
        int stopped = 0;
        double longest = 0;
        forEachChoice<S>(matches(200), [&](const S& state, Seat seat) {
            const StopAfterWork stop(allowed);
            const double begin = clock.milliseconds();
            decidedUntil(stop.token(), state, seat, bots::Level::Master);
            stopped += stop.token().stop_requested() ? 1 : 0;
            longest = std::max(longest, clock.milliseconds() - begin);
        });
        qInfo("%c: %.1f ms at most, %d stopped", GameTest<S>::letter, longest, stopped);
        QVERIFY2(longest < allowed + soon, qPrintable(QString::number(longest)));
        QVERIFY(stopped > 0);
    });
}

QTEST_APPLESS_MAIN(StopTest)
#include "stop_test.moc"
