#include "core/bots/bots.h"
#include "tests/support/every_game.h"

#include <QtTest>

#include <algorithm>
#include <chrono>
#include <ctime>
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

/// What the calling thread has worked so far: others on the machine do not count.
double workedMilliseconds()
{
    timespec spent {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return 1e3 * double(spent.tv_sec) + 1e-6 * double(spent.tv_nsec);
}

/// A bot that has all the time in the world, but for the stop.
template <GameState S>
auto decideUntil(
    const std::stop_token& stop, const S& state, Seat seat, bots::Level level, std::uint64_t seed)
{
    const bots::Budget budget { .worlds = 1'000'000, .stop = stop };
    return decide(observe(state, seat), level, budget, seed).action;
}

template <GameState S, typename Look> void forEachDecision(int count, const Look& look)
{
    sample<S>(count, [&](const Timeline<S>& match, Rng&) {
        const S& state = match.state();
        for (const Seat seat : SeatSet::firstOf(players(state)))
            if (!legalActions(state, seat).empty() && !QTest::currentTestFailed())
                for (const bots::Level level : bots::levels) look(state, seat, level);
    });
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
};

void StopTest::whoIsStoppedAnswersSoonAndLegally()
{
    forEveryGame([]<GameState S>() {
        double longest = 0;
        forEachDecision<S>(positions, [&](const S& state, Seat seat, bots::Level level) {
            std::stop_source stop;
            stop.request_stop();
            const double begin = workedMilliseconds();
            const auto action = decideUntil(stop.get_token(), state, seat, level, 1);
            longest = std::max(longest, workedMilliseconds() - begin);
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
            QVERIFY(isFit(state, seat, decideUntil(stop.get_token(), state, seat, level, 1)));
        });
    });
}

QTEST_APPLESS_MAIN(StopTest)
#include "stop_test.moc"
