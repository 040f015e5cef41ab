#include "app/cli/calibrate/asking.h"
#include "core/matches.h"

#include <QtTest>

#include <cmath>

using namespace weli;
using namespace weli::cli;

/// What is said of chances is held against what came.
class CalibrateTest : public QObject {
    Q_OBJECT

private slots:
    void aTenthHasAllThatWasSaidWithinIt();
    void whatIsCertainIsInTheLastTenth();
    void brierScoreIsTheMeanSquareOfTheMisses();
    void aGapWantsEnoughCases();
    void placesThatSpeakOfTheSameAreCompared();
    void whatHoldsForAnotherActIsNotTheSame();
    void whatWasToldIsEnteredWhenTheDealIsCounted();
};

void CalibrateTest::aTenthHasAllThatWasSaidWithinIt()
{
    Reliability reliability;
    reliability.enter(0.41, true);
    reliability.enter(0.49, false);
    reliability.enter(0.5, false);
    const Reliability::Bin& bin = reliability.bins()[4];
    QCOMPARE(bin.cases, 2);
    QCOMPARE(saidIn(bin), 0.45);
    QCOMPARE(cameIn(bin), 0.5);
    QCOMPARE(reliability.bins()[5].cases, 1);
    QCOMPARE(reliability.cases(), 3);
}

void CalibrateTest::whatIsCertainIsInTheLastTenth()
{
    Reliability reliability;
    reliability.enter(1, true);
    reliability.enter(0, false);
    QCOMPARE(reliability.bins().back().cases, 1);
    QCOMPARE(reliability.bins().front().cases, 1);
    QCOMPARE(reliability.brier(), 0.0);
}

void CalibrateTest::brierScoreIsTheMeanSquareOfTheMisses()
{
    Reliability reliability;
    reliability.enter(0.8, true);
    reliability.enter(0.6, false);
    QVERIFY(std::abs(reliability.brier() - (0.04 + 0.36) / 2) < 1e-12);
    QCOMPARE(reliability.base(), 0.25);
}

void CalibrateTest::aGapWantsEnoughCases()
{
    Reliability reliability;
    for (int i = 1; i < Reliability::enough; ++i) reliability.enter(0.75, false);
    QVERIFY(!reliability.largestGap());
    reliability.enter(0.75, false);
    QCOMPARE(reliability.largestGap().value_or(0), 0.75);
    for (int i = 0; i < Reliability::enough; ++i) reliability.enter(0.15, false);
    QCOMPARE(reliability.largestGap().value_or(0), 0.75);
}

void CalibrateTest::placesThatSpeakOfTheSameAreCompared()
{
    using Tells = Tellings<bieten::Action>;
    const Tells row { { 0, "mine", 0.6, {} }, { 1, "mine", 0.2, {} } };
    bool meet = false;
    QVERIFY(areApart(row, Tells { { 0, "mine", 0.45, {} } }, meet) && meet);
    QVERIFY(!areApart(row, Tells { { 0, "mine", 0.55, {} } }, meet = false) && meet);
    QVERIFY(!areApart(row, Tells { { 2, "mine", 0.9, {} } }, meet = false) && !meet);
}

void CalibrateTest::whatHoldsForAnotherActIsNotTheSame()
{
    using bieten::Action;
    using bieten::Figure;
    using bieten::Verb;
    const Choice<Action> hold = Action::say(Verb::Hold, Figure::Hearts);
    const Choice<Action> good = Action::say(Verb::Good, Figure::Hearts);
    const Told<Action> always { 0, "mine", 0.6, {} };
    const Told<Action> ifHeld { 0, "mine", 0.2, hold };
    QVERIFY(isAlike(always, ifHeld));
    QVERIFY(isAlike(ifHeld, ifHeld));
    QVERIFY(!isAlike(ifHeld, { 0, "mine", 0.2, good }));
    QVERIFY(!isAlike(ifHeld, { 0, "mine", 0.2, Choice<Action> {} })); // waits
}

void CalibrateTest::whatWasToldIsEnteredWhenTheDealIsCounted()
{
    using mittlere::State;
    Asking<State> asking;
    Rng rng(3);
    State state = start(defaultRules(State::info(), 3), 3, seatAt(0));
    std::int64_t asked = 0;
    while (!isCounted(state.table)) {
        if (awaitsPack(state)) {
            state = withPack(state, shuffled(packOf(wholePack(state)), rng));
            continue;
        }
        const Seat seat = *seatAwaited(state.table);
        const mittlere::View view { observe(state, seat), {}, {} };
        const Choice<mittlere::Action> done = legalActions(state, seat)[0];
        if (state.table.tricks.size() == 9) {
            asking.ask(view, done, 1);
            ++asked;
        }
        QVERIFY(asking.result().events.empty());
        state = after(state, seat, *done);
    }
    asking.enterCounted(state);
    const Calibration& result = asking.result();
    QCOMPARE(result.positions, asked);
    QVERIFY(result.disagree <= result.positions && result.changed <= result.plain);
    QCOMPARE(result.events.at("row: the points between").cases(), asked); // whatever was done
    asking.enterCounted(state); // nothing is left to be entered
    QCOMPARE(asking.result().events.at("row: the points between").cases(), asked);
}

QTEST_APPLESS_MAIN(CalibrateTest)
#include "calibrate_test.moc"
