#include "core/bieten/state.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

class TricksTest : public QObject {
    Q_OBJECT

private slots:
    void B16_theForehandLeads();
    void B16_playGoesRoundClockwise();
    void B16_theWinnerLeadsToTheNextTrick();
    void B16_threeTricksArePlayedWhateverWasConceded();
    void B17_cardsStayInFrontOfTheirPlayers();
    void B17_onlyACardOfTheHandCanBePlayed();
    void B18_whoCanFollowMust();
    void B18_whoCannotFollowPlaysAnyCard();
    void B18_nobodyNeedBeat();
    void B19_theHighestCardOfTheSuitLedWins_data();
    void B19_theHighestCardOfTheSuitLedWins();
    void B19_aLedWildCardLeadsItsNamedSuit();
    void B20_cardsOfOneSuitAreNeverEqual_data();
    void B20_cardsOfOneSuitAreNeverEqual();
};

void TricksTest::B16_theForehandLeads()
{
    TestTable table(withoutWeli(), { "HA HK HO"_cards, "LA LK LO"_cards, "BA BK BO"_cards });
    QVERIFY(table.offers(0, "play HA"));
    QVERIFY(table.refuses(1, "play LA", 16));
    QVERIFY(table.refuses(2, "play BA", 16)); // the dealer
}

void TricksTest::B16_playGoesRoundClockwise()
{
    TestTable table(withoutWeli(), 3, seatAt(1));
    table.deal({ "HA HK HO"_cards, "LA LK LO"_cards, "BA BK BO"_cards });
    table.act({ "2 play BA", "0 play HA", "1 play LA" });
    QCOMPARE(int(table.table().trick), 1);
}

void TricksTest::B16_theWinnerLeadsToTheNextTrick()
{
    TestTable table(withoutWeli(), { "HT LA LK"_cards, "H9 BA BK"_cards, "HO AA AK"_cards });
    table.act({ "0 play HT", "1 play H9", "2 play HO" });
    QVERIFY(table.refuses(0, "play LA", 16));
    table.act({ "2 play AA", "0 play LA", "1 play BA", "2 play AK" });
}

void TricksTest::B16_threeTricksArePlayedWhateverWasConceded()
{
    TestTable table(withoutWeli(), { "HA HK LA"_cards, "H9 BA AK"_cards });
    for (const char* figure : { "hearts", "leaves", "equal", "run", "last" }) {
        const int seat = table.offers(0, std::string("bid ") + figure) ? 0 : 1;
        if (!table.offers(seat, std::string("bid ") + figure)) continue;
        table.act({ std::to_string(seat) + " bid " + figure });
        table.act({ std::to_string(1 - seat) + " good " + figure });
    }
    table.act({ "0 play HA", "1 play H9", "0 play HK", "1 play BA", "0 play LA" });
    QVERIFY(!table.table().count);
    table.act({ "1 play AK" });
    QVERIFY(table.table().count);
}

void TricksTest::B17_cardsStayInFrontOfTheirPlayers()
{
    TestTable table(withoutWeli(), { "HA HK HO"_cards, "LA LK LO"_cards });
    table.act({ "0 play HA", "1 play LA", "0 play HK", "1 play LK" });
    const auto& played = observe(table.state, seatAt(0)).table.played;
    QCOMPARE(played[seatAt(0)].size(), 2U);
    QCOMPARE(played[seatAt(0)][0].card, "HA"_card);
    QCOMPARE(played[seatAt(1)][1].card, "LK"_card);
}

void TricksTest::B17_onlyACardOfTheHandCanBePlayed()
{
    TestTable table(withoutWeli(), { "HA HK HO"_cards, "LA LK LO"_cards });
    QVERIFY(table.refuses(0, "play LA", 17));
    table.act({ "0 play HA", "1 play LA" });
    QVERIFY(table.refuses(0, "play HA", 17));
}

void TricksTest::B18_whoCanFollowMust()
{
    TestTable table(withoutWeli(), { "HT LA LK"_cards, "H9 H7 BK"_cards });
    table.act({ "0 play HT" });
    QVERIFY(table.offers(1, "play H9"));
    QVERIFY(table.offers(1, "play H7"));
    QVERIFY(table.refuses(1, "play BK", 18));
}

void TricksTest::B18_whoCannotFollowPlaysAnyCard()
{
    TestTable table(withoutWeli(), { "HT LA LK"_cards, "L9 B7 BK"_cards });
    table.act({ "0 play HT" });
    QVERIFY(table.offers(1, "play L9"));
    QVERIFY(table.offers(1, "play B7"));
    QVERIFY(table.offers(1, "play BK"));
}

void TricksTest::B18_nobodyNeedBeat()
{
    TestTable table(withoutWeli(), { "HT LA LK"_cards, "HA H7 BK"_cards });
    table.act({ "0 play HT", "1 play H7" });
    QCOMPARE(table.table().leader, seatAt(0));
}

void TricksTest::B19_theHighestCardOfTheSuitLedWins_data()
{
    QTest::addColumn<QStringList>("plays");
    QTest::addColumn<int>("winner");
    QTest::addRow("by rank") << QStringList { "H9", "HU", "HT" } << 1;
    QTest::addRow("ace over king") << QStringList { "HK", "HO", "HA" } << 2;
    QTest::addRow("ten over nine") << QStringList { "L9", "LT", "L8" } << 1;
    QTest::addRow("another suit never wins") << QStringList { "B7", "HA", "LA" } << 0;
    QTest::addRow("Weli by its name") << QStringList { "H9", "B6=HT", "HU" } << 2;
    QTest::addRow("Weli as another suit") << QStringList { "H9", "B6=LA", "H8" } << 0;
    QTest::addRow("Weli on top") << QStringList { "H9", "B6=HA", "HK" } << 1;
}

void TricksTest::B19_theHighestCardOfTheSuitLedWins()
{
    QFETCH(QStringList, plays);
    QFETCH(int, winner);
    // Nobody else holds a card of the suits that are played here.
    CardSet rest = CardSet::of(Suit::Acorns) - "A7"_cards;
    State state = start(Rules {}, 3, seatAt(2));
    state = withPack(state, packOf(wholePack(state)));
    state.table.phase = Playing { seatAt(0) };
    for (int seat = 0; seat < 3; ++seat) {
        CardSet& cards = state.holdings[seatAt(seat)].cards;
        cards.add(*cardFromText(plays[seat].left(2).toStdString()));
        for (int i = 0; i < 2; ++i) {
            cards.add(rest.first());
            rest.remove(rest.first());
        }
    }
    for (int seat = 0; seat < 3; ++seat) {
        const Action action = actionOf(("play " + plays[seat]).toStdString());
        QVERIFY(!whyNot(state, seatAt(seat), action));
        state = after(state, seatAt(seat), action);
    }
    QCOMPARE(state.table.leader, seatAt(winner));
}

void TricksTest::B19_aLedWildCardLeadsItsNamedSuit()
{
    TestTable table(Rules {}, { "B6 AA AK"_cards, "H9 BA LK"_cards, "HT B9 L7"_cards });
    table.act({ "0 play B6=H8" });
    QVERIFY(table.refuses(1, "play BA", 18));
    table.act({ "1 play H9", "2 play HT" });
    QCOMPARE(table.table().leader, seatAt(2));
}

void TricksTest::B20_cardsOfOneSuitAreNeverEqual_data()
{
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::addRow("natural over Weli") << "HA"
                                       << "B6=HA";
    QTest::addRow("natural over B7") << "HA"
                                     << "B7=HA";
    QTest::addRow("natural over A7") << "HA"
                                     << "A7=HA";
    QTest::addRow("Weli over B7") << "B6=HA"
                                  << "B7=HA";
    QTest::addRow("Weli over A7") << "B6=HA"
                                  << "A7=HA";
    QTest::addRow("B7 over A7") << "B7=HA"
                                << "A7=HA";
    QTest::addRow("rank over kind") << "A7=HA"
                                    << "HK";
}

void TricksTest::B20_cardsOfOneSuitAreNeverEqual()
{
    QFETCH(QString, better);
    QFETCH(QString, worse);
    const std::string first = "LA LK " + better.toStdString();
    const std::string second = "LO LU " + worse.toStdString();
    for (const bool betterLeads : { true, false }) {
        const State state = betterLeads ? laid(withThreeWild(), { first, second })
                                        : laid(withThreeWild(), { second, first });
        const Seat winner = seatAt(betterLeads ? 0 : 1);
        QCOMPARE(trickWinner(state.table, 2), winner);
        QCOMPARE(judged(state.table, state.holdings, Figure::Hearts).best, std::optional(winner));
    }
}

QTEST_APPLESS_MAIN(TricksTest)
#include "tricks_test.moc"
