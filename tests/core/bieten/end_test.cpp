#include "core/bieten/count.h"
#include "core/bieten/state.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

namespace {

Rules lastLoses()
{
    Rules rules = withoutWeli();
    rules.end = End::Last;
    rules.lastCount = LastCount::Whole;
    rules.games = 2;
    return rules;
}

Rules gameLost(Rules rules)
{
    rules = penalised(rules);
    rules.penalty = Penalty::Game;
    rules.games = 2;
    return rules;
}

void setTotals(State& state, std::initializer_list<int> totals)
{
    int seat = 0;
    for (const int total : totals) state.table.totals[seatAt(seat++)] = total;
}

/// Four seats of which seat 0 takes everything but the run, which is seat 1's.
State fourSeats(const Rules& rules, std::initializer_list<int> totals)
{
    State state = laid(rules, { "HA LA BT", "AU AT A8", "HK L9 B7", "H9 B9 L7" });
    setTotals(state, totals);
    return state;
}

Count counted(State state)
{
    count(state);
    return *state.table.count;
}

/// The dealer of the deal after this one.
int nextDealer(State state)
{
    count(state);
    return withPack(state, packOf(wholePack(state))).table.dealer.index;
}

} // namespace

class EndTest : public QObject {
    Q_OBJECT

private slots:
    void B68_theFirstOutWinsAndTheLowestLoses();
    void B68_allWithTheLowestTotalLose();
    void B68_theWinnerIsNeverTheLoser();
    void B68_theFirstOutWinsNotTheHighest();
    void B68_nobodyOutNobodyLoses();
    void B69_whoGoesOutKeepsHisTotalAndLeavesTheTable();
    void B69_theOneLeftLoses();
    void B69_ifAllAreOutTheLastOneLoses();
    void B69_theWinnerIsTheFirstOfTheGame();
    void B70_theDealPassesClockwise();
    void B70_seatsThatAreOutAreSkipped();
    void B71_crossesAndBummerl();
    void B72_exactlyThePunishedLose();
    void B72_theFirstOutAmongTheOthersWins();
    void B72_whoWentOutEarlierWins();
    void B72_nobodyWinsIfNobodyIsOut();
    void B72_anUnpunishedOffenceEndsNothing();
    void B73_firstDealerOfTheNextGame_data();
    void B73_firstDealerOfTheNextGame();
    void B73_theNextGameStartsAfresh();
    void B74_theMatchEndsWithItsLastGame();
    void B74_crossesAreCountedThroughTheMatch();
};

void EndTest::B68_theFirstOutWinsAndTheLowestLoses()
{
    const Count count = counted(fourSeats(withoutWeli(), { 9, 3, 2, 5 }));
    QVERIFY(count.over);
    QCOMPARE(count.winner, std::optional(seatAt(0)));
    QCOMPARE(seatsOf(count.losers), text("2"));
}

void EndTest::B68_allWithTheLowestTotalLose()
{
    const Count count = counted(fourSeats(withoutWeli(), { 9, 3, 2, 2 }));
    QCOMPARE(seatsOf(count.losers), text("2 3"));
}

void EndTest::B68_theWinnerIsNeverTheLoser()
{
    Rules rules = withoutWeli();
    rules.lastCount = LastCount::Whole;
    State state = laid(rules, { "HA LA BT", "HK AT AU" });
    const Count deal = counted(state);
    setTotals(state, { 20 - deal.delta[seatAt(0)], 20 - deal.delta[seatAt(1)] });
    const Count count = counted(state); // both with 20, seat 0 was out first
    QCOMPARE(count.winner, std::optional(seatAt(0)));
    QCOMPARE(seatsOf(count.losers), text("1"));
}

void EndTest::B68_theFirstOutWinsNotTheHighest()
{
    Rules rules = withoutWeli();
    rules.lastCount = LastCount::Whole;
    State state = laid(rules, { "HA B9 A7", "LA LK LO", "H9 B8 A8" });
    setTotals(state, { 10, 9, 5 });
    const Count count = counted(state);
    QCOMPARE(seatsOf(count.out), text("0 1"));
    QCOMPARE(count.winner, std::optional(seatAt(0)));
    QCOMPARE(seatsOf(count.losers), text("2"));
}

void EndTest::B68_nobodyOutNobodyLoses()
{
    const Count count = counted(fourSeats(withoutWeli(), { 0, 0, 0, 0 }));
    QVERIFY(!count.over);
    QVERIFY(!count.winner);
    QCOMPARE(seatsOf(count.losers), text(""));
}

void EndTest::B69_whoGoesOutKeepsHisTotalAndLeavesTheTable()
{
    State state = fourSeats(lastLoses(), { 10, 0, 0, 0 });
    count(state);
    QVERIFY(!state.table.count->over);
    QCOMPARE(seatsOf(state.table.active), text("0 1 2 3")); // from the next deal on
    const State next = withPack(state, packOf(wholePack(state)));
    QCOMPARE(seatsOf(next.table.active), text("1 2 3"));
    QVERIFY(points(next)[seatAt(0)] >= 11);
}

void EndTest::B69_theOneLeftLoses()
{
    State state = laid(lastLoses(), { "HA LA BT", "HK AT AU" });
    setTotals(state, { 10, 9 });
    const Count count = counted(state);
    QVERIFY(count.over);
    QCOMPARE(seatsOf(count.out), text("0"));
    QCOMPARE(count.winner, std::optional(seatAt(0)));
    QCOMPARE(seatsOf(count.losers), text("1"));
}

void EndTest::B69_ifAllAreOutTheLastOneLoses()
{
    State state = laid(lastLoses(), { "HA LA BT", "HK AT AU" });
    setTotals(state, { 10, 10 });
    const Count count = counted(state);
    QCOMPARE(seatsOf(count.out), text("0 1"));
    QCOMPARE(seatsOf(count.losers), text("1"));
}

void EndTest::B69_theWinnerIsTheFirstOfTheGame()
{
    State state = fourSeats(lastLoses(), { 10, 0, 0, 0 });
    state.table.active.remove(seatAt(3));
    state.table.active.remove(seatAt(2));
    state.table.goneOut.push(seatAt(3));
    state.table.goneOut.push(seatAt(2));
    const Count count = counted(state);
    QVERIFY(count.over);
    QCOMPARE(count.winner, std::optional(seatAt(3)));
    QCOMPARE(seatsOf(count.losers), text("1"));
}

void EndTest::B70_theDealPassesClockwise()
{
    QCOMPARE(nextDealer(fourSeats(withoutWeli(), {})), 0); // seat 3 has dealt
    State state = fourSeats(withoutWeli(), {});
    state.table.dealer = seatAt(1);
    QCOMPARE(nextDealer(state), 2);
}

void EndTest::B70_seatsThatAreOutAreSkipped()
{
    QCOMPARE(nextDealer(fourSeats(lastLoses(), { 10, 0, 0, 0 })), 1);
}

void EndTest::B71_crossesAndBummerl()
{
    State state = fourSeats(withoutWeli(), { 9, 3, 2, 2 });
    count(state);
    QCOMPARE(perSeat(state.table.crosses, 4), text("1 0 0 0"));
    QCOMPARE(perSeat(state.table.bummerl, 4), text("0 0 1 1"));
}

void EndTest::B72_exactlyThePunishedLose()
{
    State state = fourSeats(gameLost(withoutWeli()), { 0, 5, 0, 0 });
    state.offences.push({ seatAt(3), OffenceKind::Suit });
    state.offences.push({ seatAt(1), OffenceKind::Name });
    const Count count = counted(state);
    QVERIFY(count.over);
    QCOMPARE(seatsOf(count.losers), text("1 3"));
}

void EndTest::B72_theFirstOutAmongTheOthersWins()
{
    Rules rules = gameLost(withoutWeli());
    rules.lastCount = LastCount::Whole;
    State state = fourSeats(rules, { 10, 10, 0, 0 });
    state.offences.push({ seatAt(0), OffenceKind::Suit });
    const Count count = counted(state);
    QCOMPARE(seatsOf(count.out), text("0 1"));
    QCOMPARE(count.winner, std::optional(seatAt(1)));
    QCOMPARE(seatsOf(count.losers), text("0"));
}

void EndTest::B72_whoWentOutEarlierWins()
{
    State state = fourSeats(gameLost(lastLoses()), { 0, 0, 0, 11 });
    state.table.active.remove(seatAt(3));
    state.table.goneOut.push(seatAt(3));
    state.offences.push({ seatAt(0), OffenceKind::Suit });
    const Count count = counted(state);
    QVERIFY(count.over);
    QCOMPARE(count.winner, std::optional(seatAt(3)));
}

void EndTest::B72_nobodyWinsIfNobodyIsOut()
{
    State state = fourSeats(gameLost(withoutWeli()), {});
    state.offences.push({ seatAt(0), OffenceKind::Suit });
    count(state);
    QVERIFY(state.table.count->over);
    QVERIFY(!state.table.count->winner);
    QCOMPARE(perSeat(state.table.crosses, 4), text("0 0 0 0"));
    QCOMPARE(perSeat(state.table.bummerl, 4), text("1 0 0 0"));
}

void EndTest::B72_anUnpunishedOffenceEndsNothing()
{
    Rules rules = gameLost(withoutWeli());
    rules.protest = Protest::Claim;
    State state = fourSeats(rules, {});
    state.offences.push({ seatAt(0), OffenceKind::Suit });
    QVERIFY(!counted(state).over);
}

void EndTest::B73_firstDealerOfTheNextGame_data()
{
    QTest::addColumn<int>("rule");
    QTest::addColumn<int>("lastDealer");
    QTest::addColumn<QList<int>>("totals");
    QTest::addColumn<int>("dealer");
    const auto rotate = int(NextDealer::Rotate);
    const auto before = int(NextDealer::BeforeLoser);
    QTest::addRow("rotate") << rotate << 1 << QList<int> { 10, 5, 2, 4 } << 2;
    QTest::addRow("rotate round the corner") << rotate << 3 << QList<int> { 10, 5, 2, 4 } << 0;
    QTest::addRow("right of the loser") << before << 3 << QList<int> { 10, 5, 2, 4 } << 1;
    QTest::addRow("right of loser 1") << before << 3 << QList<int> { 10, 0, 2, 4 } << 0;
    QTest::addRow("two losers, seat 3 first") << before << 2 << QList<int> { 10, 5, 2, 2 } << 2;
    QTest::addRow("two losers, seat 2 first") << before << 3 << QList<int> { 10, 5, 2, 2 } << 1;
}

void EndTest::B73_firstDealerOfTheNextGame()
{
    QFETCH(int, rule);
    QFETCH(int, lastDealer);
    QFETCH(QList<int>, totals);
    QFETCH(int, dealer);
    Rules rules = withoutWeli();
    rules.games = 2;
    rules.nextDealer = static_cast<NextDealer>(rule);
    State state = fourSeats(rules, { totals[0], totals[1], totals[2], totals[3] });
    state.table.dealer = seatAt(lastDealer);
    state.table.leader = seatAt(0);
    count(state);
    QVERIFY(state.table.count->over);
    QCOMPARE(int(state.table.count->nextDealer.index), dealer);
    QCOMPARE(int(withPack(state, packOf(wholePack(state))).table.dealer.index), dealer);
}

void EndTest::B73_theNextGameStartsAfresh()
{
    State state = fourSeats(lastLoses(), { 10, 0, 11, 11 });
    state.table.active.remove(seatAt(3));
    state.table.active.remove(seatAt(2));
    state.table.goneOut.push(seatAt(3));
    state.table.goneOut.push(seatAt(2));
    count(state);
    QVERIFY(state.table.count->over);
    QVERIFY(!isOver(state));
    QVERIFY(points(state)[seatAt(0)] > 10); // until the next deal the old totals stand
    state = withPack(state, packOf(wholePack(state)));
    QCOMPARE(perSeat(state.table.totals, 4), text("0 0 0 0"));
    QCOMPARE(seatsOf(state.table.active), text("0 1 2 3"));
    QVERIFY(state.table.goneOut.empty());
    QCOMPARE(int(state.table.game), 2);
}

void EndTest::B74_theMatchEndsWithItsLastGame()
{
    Rules rules = withoutWeli();
    rules.games = 2;
    State state = fourSeats(rules, { 10, 5, 2, 4 });
    State last = state;
    last.table.game = 2;
    count(state);
    count(last);
    QVERIFY(!isOver(state));
    QVERIFY(awaitsPack(state));
    QVERIFY(isOver(last));
    QVERIFY(!awaitsPack(last));
    for (int seat = 0; seat < 4; ++seat) QVERIFY(legalActions(last, seatAt(seat)).empty());
}

void EndTest::B74_crossesAreCountedThroughTheMatch()
{
    State state = fourSeats(withoutWeli(), { 10, 5, 2, 4 });
    state.table.crosses[seatAt(0)] = 3;
    state.table.bummerl[seatAt(2)] = 1;
    count(state);
    QCOMPARE(perSeat(state.table.crosses, 4), text("4 0 0 0"));
    QCOMPARE(perSeat(state.table.bummerl, 4), text("0 0 2 0"));
}

QTEST_APPLESS_MAIN(EndTest)
#include "end_test.moc"
