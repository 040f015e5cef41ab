#include "core/bots/preference/solver/open_play_solver.h"
#include "tests/support/bridge.h"
#include "tests/support/open_play.h"

#include <QtTest>

using namespace weli;
using namespace weli::bots;
using namespace weli::test;

class BridgeSolverTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { SetMaxThreads(1); }
    void withoutTheDutyToOvertakeItIsBridge_data();
    void withoutTheDutyToOvertakeItIsBridge();
};

void BridgeSolverTest::withoutTheDutyToOvertakeItIsBridge_data()
{
    QTest::addColumn<bool>("trump");
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("deals");
    QTest::newRow("trump, whole deals") << true << 10 << 100;
    QTest::newRow("no trump, whole deals") << false << 10 << 100;
    QTest::newRow("trump, endings") << true << 6 << 400;
    QTest::newRow("no trump, endings") << false << 6 << 400;
}

void BridgeSolverTest::withoutTheDutyToOvertakeItIsBridge()
{
    QFETCH(bool, trump);
    QFETCH(int, cards);
    QFETCH(int, deals);
    OpenPlaySolver solver;
    Rng rng(5);
    for (int i = 0; i < deals; ++i) {
        OpenPlay play = randomEnding(rng, 3, cards);
        play.declarer = seatAt(0);
        play.overtaking = false;
        if (trump) play.trump = suits[rng.below(4)];
        const auto expected = bridgeTricks(play);
        QVERIFY(expected);
        QVERIFY2(solver.value(play) == *expected, described(play).c_str());
    }
}

QTEST_APPLESS_MAIN(BridgeSolverTest)
#include "bridge_solver_test.moc"
