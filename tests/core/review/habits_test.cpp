#include "core/review/bieten/habits.h"
#include "core/review/mittlere/habits.h"
#include "core/review/preference/habits.h"
#include "tests/support/bieten_table.h"
#include "tests/support/mittlere_table.h"
#include "tests/support/preference_table.h"

using namespace weli;
using namespace weli::test;

/// What players were like, counted from matches that are written out here.
class HabitsTest : public QObject {
    Q_OBJECT

private slots:
    void bidsHoldsAndThreesAreCounted();
    void aBluffIsABidForLessThanAnEvenShare();
    void whoSaysGoodToABluffIsFooled();
    void aBidIsABluffByWhatLiesThere();
    void contractsAreMadeAndLost();
    void aDealUnderWayIsOneToo();
    void aHoldIsABidToo();
    void whereBothMustGoAlongNobodyChose();
    void endsAndMiddlesAreCounted();
    void equalsAreOnNoEndButEqual();
};

namespace {

/// Two deals of Bieten: in the first two of three bids are worth little, the third is raised.
PerSeat<bieten::Habits> inBieten()
{
    bieten::test::TestTable table(bieten::test::withoutWeli(), 3);
    table.deal({ "HA L7 B8"_cards, "HK LA BT"_cards, "H7 LK A8"_cards });
    table.act({ "2 bid hearts", "0 good hearts", "1 good hearts" });
    table.act(
        { "0 bid leaves", "1 hold leaves", "2 three leaves", "0 good leaves", "1 hold leaves" });
    table.playOut();
    table.deal({ "HA L7 B8"_cards, "HK LA BT"_cards, "H7 LK A8"_cards });
    table.act({ "0 bid hearts", "1 good hearts", "2 good hearts" });
    table.playOut();
    return review::habitsOf(table.match());
}

/// Three deals of Préférence: one is lost, one made against an invitation, in one all pass.
PerSeat<preference::Habits> inPreference()
{
    using namespace preference;
    const auto first = preference::test::playedSo(preference::test::TestTable(),
        { "0 bid 3", "1 pass", "2 pass", "0 discard", "0 announce 3" },
        [](const PublicState& over) { return over.taken[seatAt(0)] < 6; });
    const auto second = preference::test::playedSo(first,
        { "1 bid 1", "2 bid 2", "0 pass", "1 hold 2", "2 pass", "1 discard", "1 announce 3", "2 no",
            "2 stay", "0 join", "0 invite" },
        [](const PublicState& over) { return over.taken[seatAt(1)] >= 6; });
    const auto third = preference::test::playedSo(
        second, { "2 pass", "0 pass", "1 pass" }, [](const PublicState&) { return true; });
    return review::habitsOf(third.match());
}

/// Two deals of Mittlere: one seat takes all tricks, then each suit goes to one who leads it.
PerSeat<mittlere::Habits> inMittlere()
{
    mittlere::test::TestTable table;
    table.deal(mittlere::test::alikeHands());
    table.play("HA HU H8 HK HT H7 HO H9 H6 LA LU L8 LK LT L7 LO L9 L6"_cards);
    table.play("BA BU B8 BK BT B7 BO B9 B6 AA AU A8 AK AT A7 AO A9 A6"_cards);
    table.deal({ "HA HK HO LA LK LO B8 B7 B6 A8 A7 A6"_cards,
        "HU HT H9 L8 L7 L6 BA BK BO AU AT A9"_cards, "H8 H7 H6 LU LT L9 BU BT B9 AA AK AO"_cards });
    table.play("BA BU B8 BK BT B7 BO B9 B6 HU H8 HA HK HT H7 HO H9 H6"_cards);
    table.play("LA L8 LU LK L7 LT LO L6 L9 A8 AU AA AK A7 AT AO A6 A9"_cards);
    return review::habitsOf(table.match());
}

}

void HabitsTest::bidsHoldsAndThreesAreCounted()
{
    const auto habits = inBieten();
    QCOMPARE(habits[seatAt(0)].bids, 2);
    QCOMPARE(habits[seatAt(1)].bids, 0);
    QCOMPARE(habits[seatAt(1)].holds, 2); // a bid, and a three
    QCOMPARE(habits[seatAt(2)].threes, 1);
    QCOMPARE(habits[seatAt(0)].believed, 1);
    QCOMPARE(habits[seatAt(2)].believed, 1);
}

void HabitsTest::aBluffIsABidForLessThanAnEvenShare()
{
    const auto habits = inBieten();
    QCOMPARE(habits[seatAt(0)].bluffs, 1); // the seven of leaves, and not the ace of hearts
    QCOMPARE(habits[seatAt(2)].bluffs, 1);
}

void HabitsTest::whoSaysGoodToABluffIsFooled()
{
    const auto habits = inBieten();
    QCOMPARE(habits[seatAt(2)].fooled[seatAt(0)], 1);
    QCOMPARE(habits[seatAt(2)].fooled[seatAt(1)], 1);
    // Of the bid of leaves: one held it, and what was said good to was a three of another.
    QCOMPARE(habits[seatAt(0)].fooled, PerSeat<int> {});
}

/// The seven of hearts is worth little before there are cards, and all where nobody has a heart.
void HabitsTest::aBidIsABluffByWhatLiesThere()
{
    bieten::test::TestTable table(bieten::test::withoutWeli(), 2);
    table.deal({ "H7 L7 B8"_cards, "B7 LA BT"_cards });
    auto bids = table;
    bids.act({ "0 bid hearts" });
    QCOMPARE(review::habitsOf(bids.match())[seatAt(0)].bluffs, 1);
    table.act({ "0 play L7", "1 play LA", "1 play BT", "0 play B8", "0 bid hearts" });
    QCOMPARE(review::habitsOf(table.match())[seatAt(0)].bluffs, 0);
}

void HabitsTest::contractsAreMadeAndLost()
{
    const auto habits = inPreference();
    QCOMPARE(habits[seatAt(0)].lost, 1);
    QCOMPARE(habits[seatAt(0)].made, 0);
    QCOMPARE(habits[seatAt(1)].made, 1);
    QCOMPARE(habits[seatAt(1)].lost, 0);
    QCOMPARE(habits[seatAt(2)],
        (preference::Habits { .deals = 3,
            .auctions = 1,
            .highest = preference::Bid { preference::Contract::Two },
            .home = 1 }));
}

void HabitsTest::aDealUnderWayIsOneToo()
{
    preference::test::TestTable table;
    table.deal();
    table.act({ "0 bid 3" });
    const auto mine = review::habitsOf(table.match())[seatAt(0)];
    QCOMPARE(mine.deals, 1);
    QCOMPARE(mine.auctions, 1);
}

void HabitsTest::aHoldIsABidToo()
{
    const auto habits = inPreference();
    QCOMPARE(habits[seatAt(1)].auctions, 1);
    QVERIFY(habits[seatAt(1)].highest == preference::Bid { preference::Contract::Two });
    QVERIFY(habits[seatAt(0)].highest == preference::Bid { preference::Contract::Three });
}

void HabitsTest::whereBothMustGoAlongNobodyChose()
{
    const auto habits = inPreference();
    QCOMPARE(habits[seatAt(0)].along, 1);
    QCOMPARE(habits[seatAt(0)].invitations, 1);
    QCOMPARE(habits[seatAt(1)].along, 0); // in the first deal it had to
}

void HabitsTest::endsAndMiddlesAreCounted()
{
    const auto habits = inMittlere();
    QCOMPARE(habits[seatAt(0)],
        (mittlere::Habits { .deals = 2, .most = 2, .hundreds = 1, .potatoes = 0 }));
    QCOMPARE(habits[seatAt(1)].fewest, 1);
    QCOMPARE(habits[seatAt(2)].middle, 1);
    QCOMPARE(habits[seatAt(2)].potatoes, 3); // of the others' share, and two for the middle
}

void HabitsTest::equalsAreOnNoEndButEqual()
{
    const auto habits = inMittlere();
    QCOMPARE(habits[seatAt(1)].trickless, 1);
    QCOMPARE(habits[seatAt(1)].fewest + habits[seatAt(1)].middle, 1); // in the second deal alone
    QCOMPARE(habits[seatAt(1)].equal, 0); // nothing is not as many
    Rng rng(28);
    for (;;) {
        mittlere::test::TestTable table;
        table.bring(rng);
        table.playOut(rng);
        if (table.table().verdict->by != mittlere::Case::Tie) continue;
        const auto tied = review::habitsOf(table.match());
        int equals = 0;
        for (const Seat seat : mittlere::everybody) equals += tied[seat].equal;
        QCOMPARE(equals, 2);
        return;
    }
}

QTEST_APPLESS_MAIN(HabitsTest)
#include "habits_test.moc"
