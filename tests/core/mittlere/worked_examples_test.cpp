#include "core/record/writer.h"
#include "tests/support/mittlere_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::mittlere;
using namespace weli::mittlere::test;

namespace {

TestTable dealt()
{
    static constexpr CardList cards
        = "AA H7 LU B9 L7 BU BO B7 HT LK A6 AU LT H9 H6 B8 AT L9 A7 BK HO BT L6 L8 BA A9 HU B6 LA "
          "HA AK HK H8 AO LO A8"_cards;
    Pack pack;
    pack.append(cards.begin(), cards.end());
    TestTable table;
    table.state = withPack(table.state, pack);
    return table;
}

/// Plays these tricks; the takers, one after the other.
std::string takers(TestTable& table, const std::vector<CardList>& tricks)
{
    std::string seats;
    for (const CardList& trick : tricks) {
        table.play(trick);
        seats += std::to_string(table.table().tricks.back().winner.index);
    }
    return seats;
}

} // namespace

class WorkedExamplesTest : public QObject {
    Q_OBJECT

private slots:
    void aDealInFull();
};

void WorkedExamplesTest::aDealInFull()
{
    TestTable table = dealt();
    QCOMPARE(takers(table,
                 { "LK L6 L9"_cards, "B6 B9 B7"_cards, "H6 HT H7"_cards, "HU HO H8"_cards,
                     "AU AK AO"_cards, "L7 LO LA"_cards }),
        text("012010"));
    table.play("A6"_cards);
    QVERIFY(!table.table().trump);
    table.play("BT"_cards);
    QCOMPARE(table.table().trump, Trump(Suit::Bells)); // M-19
    QCOMPARE(table.playable(), CardSet("BA BO AT A9 A8"_cards)); // M-17
    QVERIFY(table.refuses(2, "play B8", 17));
    table.play("BA BO BK"_cards);
    QCOMPARE(table.due(), 1);
    QCOMPARE(table.playable(), CardSet("HK H9 LT L8 BU"_cards)); // M-15
    table.play("LT LU"_cards);
    QCOMPARE(table.playable(), CardSet("L8 BU"_cards)); // M-16
    table.play("BU"_cards);
    QCOMPARE(table.playable(), CardSet("B8 AT A9 A8"_cards)); // M-12
    table.play("B8 H9 AT HA"_cards);
    QCOMPARE(table.table().trump, Trump(Suit::Bells));
    QCOMPARE(takers(table, { "AA L8 A9"_cards, "A7 HK A8"_cards }), text("02"));
    QCOMPARE(scoreLine(table.state),
        text(R"({"type":"score","number":1,"delta":[1,-2,1],"total":[1,-2,1],"case":"middle",)"
             R"("trump":"B","tricks":[6,3,3],"points":[72,45,40],"strokes":[1,0,1],)"
             R"("potatoes":[0,2,0],"total_strokes":[1,0,1],"total_potatoes":[0,2,0]})"
             "\n"));
}

QTEST_APPLESS_MAIN(WorkedExamplesTest)
#include "worked_examples_test.moc"
