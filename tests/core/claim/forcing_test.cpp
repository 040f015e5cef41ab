#include "core/preference/settlement.h"
#include "tests/core/claim/ends.h"

#include <QtTest>

using namespace weli;
using namespace weli::test;
using namespace weli::preference;

namespace {

/// The deal at its end if this seat plays what is said to be certain, and the others anything.
std::optional<State> playedOut(State world, Seat seat, Rng& rng)
{
    while (!isCounted(world.table)) {
        if (seatDue(world.table) == seat) {
            const auto action = claim::forcing(observe(world, seat));
            if (!action || whyNot(world, seat, *action)) return std::nullopt;
            act(world, seat, *action);
        } else {
            goOn(world, rng);
        }
    }
    return world;
}

} // namespace

/// Whoever can take all tricks that are left is told how.
class ForcingTest : public QObject {
    Q_OBJECT

private slots:
    void allTricksLeftAreTakenWhateverOthersPlay();
};

void ForcingTest::allTricksLeftAreTakenWhateverOthersPlay()
{
    Rng rng = dice(1);
    int declarer = 0;
    int defender = 0;
    int sooner = 0; // than it was settled anyhow
    playDeals<State>(matches(800, 400), true, rng, [&](const auto& states, const State&) {
        for (const State& state : states) {
            const auto seat = seatDue(state.table);
            if (!seat || !claim::forcing(observe(state, *seat))) continue;
            ++(seat == state.table.declarer ? declarer : defender);
            if (!claim::isSettled(observe(state, *seat))) ++sooner;
            const int all = state.table.taken[*seat] + tricksLeft(state.table);
            for (int i = 0; i < 30; ++i) {
                const auto end = playedOut(imagine(observe(state, *seat), rng), *seat, rng);
                QVERIFY(end);
                QCOMPARE(int(settlementOf(end->table).tricks[*seat]), all);
            }
            break; // once a deal
        }
    });
    qInfo("declarer %d, defender %d, sooner %d", declarer, defender, sooner);
    QVERIFY(declarer > 10 && defender > 10 && sooner > 10);
}

QTEST_APPLESS_MAIN(ForcingTest)
#include "forcing_test.moc"
