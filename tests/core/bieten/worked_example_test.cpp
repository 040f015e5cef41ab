#include "core/bieten/state.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

/// The deal of section 13, step by step.
class WorkedExampleTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void thePackGivesTheHands();
    void whoHasNoLeafCannotHoldLeaves();
    void aHoldLeavesTheOthersUnasked();
    void theCount();
    void whoLacksTwoMayBidOnce();

private:
    void playToTheLastCard();

    std::optional<TestTable> table_;
};

void WorkedExampleTest::init()
{
    Rules rules = rulesOf(Preset::SchwaighoferPlain, 3);
    QCOMPARE(int(rules.target), 7);
    table_.emplace(rules, 3, seatAt(0));
    const CardList pack = "L7 BA BO BU B9 B8 B7 AA AO AU AT A7 AK LA LK A9 A8 HO BT BK HU HA HK HT "
                          "H9 H8 H7 LO LU LT L9 L8"_cards;
    Pack brought;
    for (const Card card : pack) brought.push(card);
    table_->bring(brought);
    table_->act({ "2 cut 12", "0 deal 1-2" });
}

void WorkedExampleTest::thePackGivesTheHands()
{
    const PerSeat<Holding>& holdings = table_->state.holdings;
    QCOMPARE(holdings[seatAt(0)].cards, CardSet("LK BK HU"_cards));
    QCOMPARE(holdings[seatAt(1)].cards, CardSet("AK A9 A8"_cards));
    QCOMPARE(holdings[seatAt(2)].cards, CardSet("LA HO BT"_cards));
    QCOMPARE(table_->choices(0), text("")); // the forehand has the first right to bid
    QCOMPARE(table_->choices(2), text(""));
    QCOMPARE(table_->choices(1), text("bid last, bid run, play A8, play A9, play AK"));
}

void WorkedExampleTest::whoHasNoLeafCannotHoldLeaves()
{
    table_->act({ "1 play AK", "2 play BT", "0 bid leaves" });
    QCOMPARE(table_->choices(1), text("good leaves"));
    table_->act({ "1 good leaves" });
    QCOMPARE(table_->choices(2), text("good leaves, hold leaves, three leaves"));
}

void WorkedExampleTest::aHoldLeavesTheOthersUnasked()
{
    table_->act({ "1 play AK", "2 play BT", "0 bid leaves", "1 good leaves", "2 hold leaves" });
    QCOMPARE(table_->table().figures[Figure::Leaves].stake, 2);
    table_->act({ "0 play BK" });
    QCOMPARE(table_->table().leader, seatAt(1));
    table_->act({ "1 bid last", "2 hold last" });
    QVERIFY(table_->refuses(0, "hold last", 43));
    QVERIFY(table_->offers(1, "play A9"));
}

void WorkedExampleTest::playToTheLastCard()
{
    table_->act({ "1 play AK", "2 play BT", "0 bid leaves", "1 good leaves", "2 hold leaves" });
    table_->act({ "0 play BK", "1 bid last", "2 hold last", "1 play A9", "2 bid hearts" });
    QCOMPARE(table_->choices(0), text("good hearts, hold hearts, three hearts"));
    QCOMPARE(table_->choices(1), text(""));
    table_->act({ "0 hold hearts", "2 play HO", "0 play HU", "1 play A8", "2 three leaves" });
    QCOMPARE(table_->choices(0), text("good leaves, hold leaves"));
    table_->act({ "0 hold leaves", "2 play LA", "0 play LK" });
}

void WorkedExampleTest::theCount()
{
    playToTheLastCard();
    const Count& count = table_->count();
    QCOMPARE(figuresOf(count), text("leaves 3 2, last 2 1, hearts 2 2, equal 1 0, run 1 1"));
    QVERIFY(count.figures[0].state == FigureState::Held);
    QVERIFY(count.figures[3].state == FigureState::Silent);
    QCOMPARE(perSeat(count.delta, 3), text("1 3 5"));
    QCOMPARE(perSeat(points(table_->state), 3), text("1 3 5"));
    QCOMPARE(seatsOf(count.bankl), text(""));
    QCOMPARE(seatsOf(count.struck), text(""));
    QCOMPARE(seatsOf(count.out), text(""));
    QVERIFY(!count.over && !count.winner && count.losers.empty());
    QVERIFY(!count.weliSeat);
    QCOMPARE(int(count.weliPoints), 0);
    QCOMPARE(count.nextDealer, seatAt(1));
}

void WorkedExampleTest::whoLacksTwoMayBidOnce()
{
    playToTheLastCard();
    table_->deal({ "HA LK BT"_cards, "B9 AT A8"_cards, "HK LA LO"_cards });
    table_->act({ "2 bid hearts", "0 hold hearts" });
    QVERIFY(table_->refuses(2, "bid leaves", 50));
    QVERIFY(table_->refuses(2, "three hearts", 46));
}

QTEST_APPLESS_MAIN(WorkedExampleTest)
#include "worked_example_test.moc"
