#include "core/cards/card_set.h"
#include "core/cards/pack.h"
#include "tests/support/cards.h"
#include "tests/support/words.h"

#include <set>

using namespace weli;
using namespace weli::test;

class CardTest : public QObject {
    Q_OBJECT

private slots:
    void codesAreSuitThenRank_data();
    void codesAreSuitThenRank();
    void everyCardHasItsOwnCode();
    void whatIsNoCodeIsRefused_data();
    void whatIsNoCodeIsRefused();
    void placesFollowTheOrderOfWriting();
    void aSetIteratesInTheOrderOfWriting();
    void setsOfASuitAndOfARank();
    void setsJoinMeetAndDiffer();
    void addingAndRemoving();
    void aPackKeepsItsOrder();
    void aListHoldsWhatWasPushed();
    void aListTakesInARange();
};

void CardTest::codesAreSuitThenRank_data()
{
    QTest::addColumn<int>("suit");
    QTest::addColumn<int>("rank");
    const auto row = [](const char* code, Suit suit, Rank rank) {
        QTest::addRow("%s", code) << int(suit) << int(rank);
    };
    row("HA", Suit::Hearts, Rank::Ace);
    row("LK", Suit::Leaves, Rank::King);
    row("BO", Suit::Bells, Rank::Ober);
    row("AU", Suit::Acorns, Rank::Under);
    row("LT", Suit::Leaves, Rank::Ten);
    row("H9", Suit::Hearts, Rank::Nine);
    row("B8", Suit::Bells, Rank::Eight);
    row("A7", Suit::Acorns, Rank::Seven);
    row("B6", Suit::Bells, Rank::Six);
}

void CardTest::codesAreSuitThenRank()
{
    QFETCH(int, suit);
    QFETCH(int, rank);
    const std::string code = QTest::currentDataTag();
    const Card card { static_cast<Suit>(suit), static_cast<Rank>(rank) };
    QCOMPARE(toText(card), code);
    QVERIFY(cardFromText(code) == card);
    QCOMPARE(letter(card.suit()), code[0]);
    QCOMPARE(letter(card.rank()), code[1]);
}

void CardTest::everyCardHasItsOwnCode()
{
    std::set<std::string> codes;
    for (const Card card : CardSet::all()) {
        codes.insert(toText(card));
        QVERIFY(cardFromText(toText(card)) == card);
    }
    QCOMPARE(codes.size(), 36U);
}

void CardTest::whatIsNoCodeIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
        { "", "H", "HA ", " HA", "AH", "ha", "H5", "H10", "XA", "HA=", "H\xC3" })
        QTest::addRow("'%s'", text) << QByteArray(text);
    QTest::addRow("a zero byte") << QByteArray("H\0", 2);
}

void CardTest::whatIsNoCodeIsRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!cardFromText(text.toStdString()));
}

void CardTest::placesFollowTheOrderOfWriting()
{
    QCOMPARE("HA"_card.index(), 0);
    QCOMPARE("H6"_card.index(), 8);
    QCOMPARE("LA"_card.index(), 9);
    QCOMPARE("A6"_card.index(), 35);
    for (int i = 0; i < 36; ++i) QCOMPARE(Card::at(i).index(), i);
}

void CardTest::aSetIteratesInTheOrderOfWriting()
{
    std::string text;
    for (const Card card : CardSet("A6 B7 HK LA HA"_cards)) text += toText(card);
    QCOMPARE(text, std::string("HAHKLAB7A6"));
    QCOMPARE(CardSet("B7 LA"_cards).first(), "LA"_card);
}

void CardTest::setsOfASuitAndOfARank()
{
    QCOMPARE(CardSet::of(Suit::Bells), CardSet("BA BK BO BU BT B9 B8 B7 B6"_cards));
    QCOMPARE(CardSet::of(Rank::Ten), CardSet("HT LT BT AT"_cards));
    QCOMPARE(CardSet::all().size(), 36);
}

void CardTest::setsJoinMeetAndDiffer()
{
    const CardSet a = "HA LA BA"_cards;
    const CardSet b = "LA AA"_cards;
    QCOMPARE(a | b, CardSet("HA LA BA AA"_cards));
    QCOMPARE(a & b, CardSet("LA"_cards));
    QCOMPARE(a - b, CardSet("HA BA"_cards));
    CardSet c = a;
    c |= b;
    c -= "HA"_cards;
    c &= CardSet::of(Rank::Ace);
    QCOMPARE(c, CardSet("LA BA AA"_cards));
}

void CardTest::addingAndRemoving()
{
    CardSet set;
    QVERIFY(set.empty());
    set.add("A6"_card);
    set.add("A6"_card);
    QCOMPARE(set.size(), 1);
    QVERIFY(set.contains("A6"_card));
    QVERIFY(!set.contains("A7"_card));
    set.remove("A6"_card);
    set.remove("A6"_card);
    QVERIFY(set.empty());
}

void CardTest::aPackKeepsItsOrder()
{
    const Pack pack = packOf("LA HK HA"_cards);
    QCOMPARE(pack.size(), 3U);
    QCOMPARE(pack[0], "HA"_card);
    QCOMPARE(pack.back(), "LA"_card);
    QCOMPARE(cardsOf(pack), CardSet("HA HK LA"_cards));
}

void CardTest::aListTakesInARange()
{
    FixedList<int, 4> list;
    list.push(1);
    list.append(std::array { 2, 3 }, [](int value) { return 10 * value; });
    QCOMPARE(list.size(), 3U);
    QCOMPARE(list[1], 20);
    QCOMPARE(list.back(), 30);
    list.append(CardSet {}, [](Card card) { return card.index(); });
    QCOMPARE(list.size(), 3U);
}

void CardTest::aListHoldsWhatWasPushed()
{
    FixedList<int, 3> list;
    QVERIFY(list.empty());
    list.push(5);
    list.push(7);
    QVERIFY(list.contains(7));
    QVERIFY(!list.contains(6));
    FixedList<int, 3> other;
    other.push(5);
    QVERIFY(!(list == other));
    list.pop();
    QVERIFY(list == other);
    other.clear();
    QVERIFY(other.empty());
    QCOMPARE(list.capacity(), 3U);
}

QTEST_APPLESS_MAIN(CardTest)
#include "card_test.moc"
