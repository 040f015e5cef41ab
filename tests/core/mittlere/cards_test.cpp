#include "tests/support/mittlere_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::mittlere;
using namespace weli::mittlere::test;

namespace {

/// The suit's letters from the highest rank down, by what is above each card.
std::string orderOf(Suit suit, Trump trump)
{
    std::string order(9, '?');
    for (const Rank rank : ranks)
        order[static_cast<std::size_t>(mittlere::above(Card(suit, rank), trump).size())]
            = letter(rank);
    return order;
}

} // namespace

class CardsTest : public QObject {
    Q_OBJECT

private slots:
    void M1_threePlay();
    void M1_theTurnGoesRound();
    void M2_thePackHas36Cards();
    void M3_eachDealStartsWithoutTrump();
    void M3_trumpIsFixedOnceADealAndStays();
    void M4_ranksWithoutTrumpAndBesideIt();
    void M5_ranksInTrump();
    void M6_values_data();
    void M6_values();
    void M6_theSumOfThePack();
    void M6_aSetIsWorthTheSumOfItsCards();
    void M6_cardsTakenBeforeTrumpWasFixedCountLikeTheOthers();
    void M7_aDealHas157Points();
    void M7_theLastTrickIsFivePointsMore();
    void M8_theNextSeatDeals_data();
    void M8_theNextSeatDeals();
    void M9_threeCardsAtATime_data();
    void M9_threeCardsAtATime();
};

void CardsTest::M1_threePlay()
{
    QVERIFY(!problemOf({}, 3));
    for (const int players : { 0, 1, 2, 4, 5 })
        QCOMPARE(problemOf({}, players)->clause, std::optional(Clause { 'M', 1 }));
}

void CardsTest::M1_theTurnGoesRound()
{
    QCOMPARE(seatAfter(seatAt(0)), seatAt(1));
    QCOMPARE(seatAfter(seatAt(1)), seatAt(2));
    QCOMPARE(seatAfter(seatAt(2)), seatAt(0));
}

void CardsTest::M2_thePackHas36Cards()
{
    QCOMPARE(wholePack(), CardSet::all());
    QCOMPARE(wholePack(TestTable().state).size(), 36);
    QVERIFY(wholePack().contains("B6"_card));
}

void CardsTest::M3_eachDealStartsWithoutTrump()
{
    Rng rng(3);
    TestTable table;
    for (int deal = 1; deal <= 12; ++deal) {
        table.bring(rng);
        QVERIFY(!table.table().trump);
        table.playOut(rng);
    }
}

void CardsTest::M3_trumpIsFixedOnceADealAndStays()
{
    Rng rng(31);
    TestTable table;
    for (int i = 0; i < 2000; ++i) {
        if (isOver(table.state)) table = TestTable();
        table.bring(rng);
        Trump trump;
        while (table.isIn<Playing>()) {
            const ActionList list = legalActions(table.state, *seatDue(table.table()));
            mittlere::act(table.state, *seatDue(table.table()),
                list[rng.below(static_cast<std::uint32_t>(list.size()))]);
            if (trump) QCOMPARE(table.table().trump, trump);
            trump = table.table().trump;
        }
    }
}

void CardsTest::M4_ranksWithoutTrumpAndBesideIt()
{
    for (const Suit suit : suits) {
        QCOMPARE(orderOf(suit, std::nullopt), text("AKOUT9876"));
        for (const Suit trump : suits)
            if (trump != suit) QCOMPARE(orderOf(suit, trump), text("AKOUT9876"));
    }
}

void CardsTest::M5_ranksInTrump()
{
    for (const Suit suit : suits) QCOMPARE(orderOf(suit, suit), text("U9AKOT876"));
}

void CardsTest::M6_values_data()
{
    QTest::addColumn<Trump>("trump");
    QTest::addColumn<QList<int>>("values"); // A K O U T 9 8 7 6 of bells
    QTest::newRow("trump suit") << Trump(Suit::Bells) << QList { 11, 4, 3, 20, 10, 14, 0, 0, 0 };
    QTest::newRow("other suit") << Trump(Suit::Hearts) << QList { 11, 4, 3, 2, 10, 0, 0, 0, 0 };
    QTest::newRow("trumpless") << Trump() << QList { 11, 4, 3, 2, 10, 0, 8, 0, 0 };
}

void CardsTest::M6_values()
{
    QFETCH(Trump, trump);
    QFETCH(QList<int>, values);
    for (const Rank rank : ranks)
        QCOMPARE(valueOf(Card(Suit::Bells, rank), trump), values[static_cast<int>(rank)]);
}

void CardsTest::M6_theSumOfThePack()
{
    QCOMPARE(valueOf(wholePack(), std::nullopt), 152);
    for (const Suit trump : suits) {
        QCOMPARE(valueOf(wholePack(), trump), 152);
        for (const Suit suit : suits)
            QCOMPARE(valueOf(CardSet::of(suit), trump), suit == trump ? 62 : 30);
    }
    QCOMPARE(valueOf(CardSet::of(Suit::Leaves), std::nullopt), 38);
}

void CardsTest::M6_aSetIsWorthTheSumOfItsCards()
{
    Rng rng(6);
    for (int i = 0; i < 2000; ++i) {
        const CardSet cards = CardSet::fromBits(rng.next()) & wholePack();
        const Trump trump = i % 5 == 4 ? Trump() : suits[static_cast<std::size_t>(i % 5)];
        int sum = 0;
        for (const Card card : cards) sum += valueOf(card, trump);
        QCOMPARE(valueOf(cards, trump), sum);
    }
}

void CardsTest::M6_cardsTakenBeforeTrumpWasFixedCountLikeTheOthers()
{
    TestTable table;
    table.deal({ "B6 BU HA HK HO HU HT H9 L6 L7 A6 A7"_cards,
        "B9 B8 LA LK LO LU LT L9 A8 A9 AT AU"_cards, "B7 BT BA BK BO H8 H7 H6 L8 AA AK AO"_cards });
    table.play("B6 B9 B7 LA L8 L6"_cards);
    QCOMPARE(perSeat(pointsTaken(table.table())), text("0 19 0")); // as yet the eight is 8
    table.play("LK BT L7"_cards); // seat 2 makes bells trump
    QCOMPARE(perSeat(pointsTaken(table.table())), text("0 25 14")); // the nine is now 14
}

void CardsTest::M7_aDealHas157Points()
{
    Rng rng(7);
    TestTable table;
    for (int i = 0; i < 3000; ++i) {
        if (isOver(table.state)) table = TestTable();
        table.bring(rng);
        table.playOut(rng);
        const auto points = pointsTaken(table.table());
        QCOMPARE(points[seatAt(0)] + points[seatAt(1)] + points[seatAt(2)], 157);
    }
    QCOMPARE(dealValue, 157);
}

void CardsTest::M7_theLastTrickIsFivePointsMore()
{
    TestTable table;
    table.deal(alikeHands());
    table.play("HA HU H8 HK HT H7 HO H9 H6 LA LU L8 LK LT L7 LO L9 L6"_cards);
    table.play("BA BU B8 BK BT B7 BO B9 B6 AA AU A8 AK AT A7"_cards);
    QCOMPARE(perSeat(pointsTaken(table.table())), text("149 0 0"));
    table.play("AO A9 A6"_cards);
    QCOMPARE(perSeat(pointsTaken(table.table())), text("157 0 0"));
}

void CardsTest::M8_theNextSeatDeals_data()
{
    QTest::addColumn<int>("firstDealer");
    for (const int seat : { 0, 1, 2 }) QTest::addRow("%d", seat) << seat;
}

void CardsTest::M8_theNextSeatDeals()
{
    QFETCH(int, firstDealer);
    Rng rng(8);
    TestTable table(Rules {}, seatAt(firstDealer));
    for (int deal = 1; deal <= 12; ++deal) {
        table.bring(rng);
        QCOMPARE(int(table.table().deal), deal);
        QCOMPARE(table.table().dealer, seatAt((firstDealer + deal - 1) % 3));
        table.playOut(rng);
    }
    QVERIFY(isOver(table.state));
}

void CardsTest::M9_threeCardsAtATime_data() { M8_theNextSeatDeals_data(); }

void CardsTest::M9_threeCardsAtATime()
{
    QFETCH(int, firstDealer);
    Rng rng(9);
    const Pack pack = shuffled(packOf(wholePack()), rng);
    const State state = withPack(start({}, 3, seatAt(firstDealer)), pack);
    for (int k = 0; k < 36; ++k)
        QVERIFY(state.hands[seatAt((firstDealer + 1 + k / 3) % 3)].contains(
            pack[static_cast<std::size_t>(k)]));
    for (const Seat seat : everybody) QCOMPARE(state.hands[seat].size(), 12);
}

QTEST_APPLESS_MAIN(CardsTest)
#include "cards_test.moc"
