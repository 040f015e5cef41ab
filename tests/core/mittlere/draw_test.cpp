#include "tests/support/mittlere_table.h"
#include "tests/support/words.h"

#include <set>

using namespace weli;
using namespace weli::mittlere;
using namespace weli::mittlere::test;

namespace {

/// A deal that two seats must draw for; these two, if they matter.
TestTable tied(std::optional<std::array<int, 2>> seats = {}, Seat dealer = seatAt(2))
{
    Rules rules;
    rules.tie = Tie::Draw;
    Rng rng(28);
    for (;;) {
        TestTable table(rules, dealer);
        table.bring(rng);
        table.playOut(rng);
        if (!table.isIn<DrawDue>()) continue;
        const auto points = pointsTaken(table.table());
        if (!seats || points[seatAt((*seats)[0])] == points[seatAt((*seats)[1])]) return table;
    }
}

Verdict lostBy(int seat) { return { Case::TieDraw, seatAt(seat) }; }

} // namespace

class DrawTest : public QObject {
    Q_OBJECT

private slots:
    void M28_aWholePackIsSpread();
    void M28_theSeatAfterTheDealerDrawsFirst_data();
    void M28_theSeatAfterTheDealerDrawsFirst();
    void M28_oneOfTheOther35IsLeft();
    void M28_bothCardsAreShown();
    void M29_theLowerRankLoses_data();
    void M29_theLowerRankLoses();
    void M29_trumpMakesNoRank();
    void M29_equalRanksDrawAgain();
    void M29_drawsGoOnUntilTheRanksDiffer();
    void M29_theThirdSeatHasAStroke();
};

void DrawTest::M28_aWholePackIsSpread()
{
    TestTable table = tied();
    QVERIFY(awaitsPack(table.state));
    QCOMPARE(wholePack(table.state), CardSet::all());
    QCOMPARE(table.due(), -1);
    QVERIFY(!table.table().verdict);
    table.spread("HA"_cards);
    QVERIFY(table.isIn<Drawing>());
    QCOMPARE(legalActions(table.state, *seatDue(table.table())).size(), std::size_t { 36 });
}

void DrawTest::M28_theSeatAfterTheDealerDrawsFirst_data()
{
    QTest::addColumn<int>("dealer");
    QTest::addColumn<int>("one");
    QTest::addColumn<int>("other");
    for (const int dealer : { 0, 1, 2 })
        for (const int left : { 0, 1, 2 }) { // who does not draw
            const int one = (dealer + 1) % 3 == left ? (dealer + 2) % 3 : (dealer + 1) % 3;
            const int other = 3 - one - left;
            QTest::addRow("%d deals, %d and %d", dealer, one, other) << dealer << one << other;
        }
}

void DrawTest::M28_theSeatAfterTheDealerDrawsFirst()
{
    QFETCH(int, dealer);
    QFETCH(int, one);
    QFETCH(int, other);
    TestTable table = tied(std::array { one, other }, seatAt(dealer));
    table.spread("HA H7"_cards);
    QCOMPARE(table.due(), one);
    QVERIFY(table.refuses(other, "draw 1", 28));
    table.act({ std::to_string(one) + " draw 1" });
    QCOMPARE(table.due(), other);
    QVERIFY(table.refuses(one, "draw 2", 28));
    table.act({ std::to_string(other) + " draw 2" });
    QVERIFY(table.table().verdict == lostBy(other));
}

void DrawTest::M28_oneOfTheOther35IsLeft()
{
    TestTable table = tied(std::array { 0, 1 });
    table.spread("HA"_cards);
    QVERIFY(table.refuses(0, "draw 0", 28));
    QVERIFY(table.refuses(0, "draw 37", 28));
    QVERIFY(table.refuses(0, "play HA", 34));
    table.act({ "0 draw 17" });
    QCOMPARE(legalActions(table.state, seatAt(1)).size(), std::size_t { 35 });
    QVERIFY(table.refuses(1, "draw 17", 28));
}

void DrawTest::M28_bothCardsAreShown()
{
    TestTable table = tied(std::array { 0, 1 });
    table.spread("HA H7 LO"_cards);
    table.act({ "0 draw 3" });
    const auto& drawn = observe(table.state, seatAt(2)).table.drawn;
    QCOMPARE(drawn.size(), std::size_t { 1 });
    QVERIFY(drawn[0] == (Drawn { seatAt(0), 3, "LO"_card }));
    table.act({ "1 draw 1" });
    QVERIFY(table.table().drawn[1] == (Drawn { seatAt(1), 1, "HA"_card }));
}

void DrawTest::M29_theLowerRankLoses_data()
{
    QTest::addColumn<Pack>("cards"); // of seats 0 and 1
    QTest::addColumn<int>("loser");
    const auto row = [](const char* name, const CardList& cards, int loser) {
        Pack pack;
        pack.append(cards.begin(), cards.end());
        QTest::newRow(name) << pack << loser;
    };
    row("ace over king", "HA LK"_cards, 1);
    row("seven over six", "B6 A7"_cards, 0);
    row("ten over nine", "LT H9"_cards, 1);
    row("ober over under", "AU AO"_cards, 0);
}

void DrawTest::M29_theLowerRankLoses()
{
    QFETCH(Pack, cards);
    QFETCH(int, loser);
    TestTable table = tied(std::array { 0, 1 });
    Pack pack = cards;
    for (const Card card : wholePack() - cardsOf(cards)) pack.push(card);
    table.state = withPack(table.state, pack);
    table.act({ "0 draw 1", "1 draw 2" });
    QVERIFY(table.table().verdict == lostBy(loser));
}

void DrawTest::M29_trumpMakesNoRank()
{
    TestTable table = tied(std::array { 0, 1 });
    const Suit trump = *table.table().trump;
    Pack pack;
    pack.push(Card(trump, Rank::Under));
    pack.push(Card(trump, Rank::Ober));
    for (const Card card : wholePack() - cardsOf(pack)) pack.push(card);
    table.state = withPack(table.state, pack);
    table.act({ "0 draw 1", "1 draw 2" });
    QVERIFY(table.table().verdict == lostBy(0));
}

void DrawTest::M29_equalRanksDrawAgain()
{
    TestTable table = tied(std::array { 1, 2 });
    table.spread("HT LT"_cards);
    QCOMPARE(int(table.table().drawings), 1);
    table.act({ "1 draw 1", "2 draw 2" });
    QVERIFY(table.isIn<DrawDue>());
    QVERIFY(!table.table().verdict);
    QVERIFY(table.state.spread.empty());
    QCOMPARE(table.table().drawn.size(), std::size_t { 2 }); // to be seen until the next
    table.spread("HT LT"_cards);
    QCOMPARE(int(table.table().drawings), 2);
    QVERIFY(table.table().drawn.empty());
    QCOMPARE(table.due(), 1); // in the same order
    QCOMPARE(legalActions(table.state, seatAt(1)).size(), std::size_t { 36 });
    table.act({ "1 draw 36", "2 draw 1" });
    QVERIFY(table.table().verdict == lostBy(1)); // a six
}

void DrawTest::M29_drawsGoOnUntilTheRanksDiffer()
{
    TestTable table = tied(std::array { 0, 2 });
    for (int round = 1; round <= 400; ++round) {
        table.spread("HT LT HA"_cards);
        QCOMPARE(int(table.table().drawings), round);
        table.act({ "0 draw 2", "2 draw 1" });
        QVERIFY(table.isIn<DrawDue>());
    }
    table.spread("HT LT HA"_cards);
    table.act({ "0 draw 3", "2 draw 1" });
    QVERIFY(table.table().verdict == lostBy(2));
    QVERIFY(table.isIn<DealDue>());
    Rng rng(29);
    table.bring(rng);
    QCOMPARE(int(table.table().drawings), 0);
    QVERIFY(table.table().drawn.empty());
}

void DrawTest::M29_theThirdSeatHasAStroke()
{
    TestTable table = tied(std::array { 0, 1 });
    table.spread("HT LA"_cards);
    table.act({ "0 draw 1", "1 draw 2" });
    QCOMPARE(perSeat(points(table.state)), text("-2 1 1"));
}

QTEST_APPLESS_MAIN(DrawTest)
#include "draw_test.moc"
