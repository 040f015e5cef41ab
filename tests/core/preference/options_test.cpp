#include "core/game/dealer_lot.h"
#include "core/record/trace.h"
#include "tests/support/preference_table.h"
#include "tests/support/words.h"

#include <set>
#include <sstream>

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;

namespace {

const Option<Rules>& optionOf(std::string_view key)
{
    for (const Option<Rules>& option : options())
        if (option.key == key) return option;
    qFatal("no such option");
    return options()[0];
}

/// A match line with one thing in it changed.
std::string matchLine(const QString& from = {}, const QString& to = {})
{
    QString line(R"({"type":"match","format":1,"game":"preference","players":3,"rules":)"
                 R"({"stake":10,"max_stakes":3,"premium":"all","trump_compulsion":false,)"
                 R"("negotiation":true,"deals":12},"first_dealer":0})");
    if (!from.isEmpty() && !line.contains(from)) qFatal("the line does not say that");
    return line.replace(from.isEmpty() ? QString("\n") : from, to).toStdString();
}

QByteArray problemOfLine(const std::string& line)
{
    std::istringstream in(line);
    const auto match = readMatch(in);
    return match ? QByteArray("nothing") : QByteArray::fromStdString(toText(match.error(), "f"));
}

/// The pack with these cards on top.
Pack packWith(const CardList& top)
{
    Pack pack;
    pack.append(top.begin(), top.end());
    for (const Card card : wholePack() - top) pack.push(card);
    return pack;
}

} // namespace

class OptionsTest : public QObject {
    Q_OBJECT

private slots:
    void P1_everyOptionHasItsKeyValuesAndDefault_data();
    void P1_everyOptionHasItsKeyValuesAndDefault();
    void P1_stakesAreTens();
    void P1_dealsAreAMultipleOfThePlayers();
    void P2_aMatchLineOutsideTheTableIsRefused_data();
    void P2_aMatchLineOutsideTheTableIsRefused();
    void P2_aMissingKeyIsRefusedWhereATraceIsChecked();
    void P3_theDealPassesToTheLeft_data();
    void P3_theDealPassesToTheLeft();
    void P4_theHighestCardDeals_data();
    void P4_theHighestCardDeals();
    void P4_everyDrawIsShown();
    void P5_theDealerOfFourSitsOut();
    void P6_theForehandSitsLeftOfTheDealer_data();
    void P6_theForehandSitsLeftOfTheDealer();
    void P7_thePackHasNoSixes();
    void P7_theAceRanksHighest();
    void P8_everythingStartsAtNothing();
    void P9_theDealerPaysABaseStake();
    void P10_cardsAreDealtInThreeRounds();
    void P11_thePotIsAlwaysAMultipleOfTheStake();
    void P12_declarerAndDefenders();
};

void OptionsTest::P1_everyOptionHasItsKeyValuesAndDefault_data()
{
    QTest::addColumn<int>("lowest");
    QTest::addColumn<int>("highest");
    QTest::addColumn<int>("usual");
    QTest::newRow("stake") << 10 << 1000 << 10;
    QTest::newRow("max_stakes") << 1 << 20 << 3;
    QTest::newRow("premium") << 0 << 2 << 0;
    QTest::newRow("trump_compulsion") << 0 << 1 << 0;
    QTest::newRow("negotiation") << 0 << 1 << 1;
    QTest::newRow("deals") << 3 << 120 << 12;
}

void OptionsTest::P1_everyOptionHasItsKeyValuesAndDefault()
{
    QFETCH(int, lowest);
    QFETCH(int, highest);
    QFETCH(int, usual);
    const Option<Rules>& option = optionOf(QTest::currentDataTag());
    QCOMPARE(option.lowest, lowest);
    QCOMPARE(option.highest, highest);
    QCOMPARE(option.value(Rules {}), usual);
    QCOMPARE(options().size(), std::size_t { 6 });
}

void OptionsTest::P1_stakesAreTens()
{
    Rules rules;
    for (const int stake : { 10, 20, 500, 1000 }) {
        optionOf("stake").set(rules, stake);
        QVERIFY(!problemOf(rules, 3));
    }
    for (const int stake : { 0, 5, 15, 999, 1010 }) {
        optionOf("stake").set(rules, stake);
        const auto problem = problemOf(rules, 3);
        QVERIFY(problem && problem->clause == (Clause { 'P', 1 }));
    }
}

void OptionsTest::P1_dealsAreAMultipleOfThePlayers()
{
    for (int deals = 1; deals <= 130; ++deals) {
        Rules rules;
        rules.deals = static_cast<std::uint8_t>(deals);
        for (const int players : { 3, 4 })
            QCOMPARE(!problemOf(rules, players), deals % players == 0 && deals <= 120);
    }
    QVERIFY(problemOf(Rules {}, 2) && problemOf(Rules {}, 5));
}

void OptionsTest::P2_aMatchLineOutsideTheTableIsRefused_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QByteArray>("wrong");
    const auto row = [](const char* name, const char* from, const char* to, const char* wrong) {
        QTest::newRow(name) << QString(from) << QString(to) << QByteArray(wrong);
    };
    row("good", "", "", "nothing");
    row("four", R"("players":3)", R"("players":4)", "nothing");
    row("two players", R"("players":3)", R"("players":2)",
        R"(f:1: "players" is 2, not a whole number from 3 to 4 (P-2))");
    row("five players", R"("players":3)", R"("players":5)",
        R"(f:1: "players" is 5, not a whole number from 3 to 4 (P-2))");
    row("no such seat", R"("first_dealer":0)", R"("first_dealer":3)",
        R"(f:1: "first_dealer" is 3, not a whole number from 0 to 2 (P-2))");
    row("key unknown", R"("stake":10)", R"("stake":10,"pot":0)",
        R"(f:1: there is no rule "pot" (P-2))");
    row("1 is not true", R"("negotiation":true)", R"("negotiation":1)",
        R"(f:1: the rule "negotiation" cannot be 1 (P-2))");
    row("10.0 is not 10", R"("stake":10)", R"("stake":10.0)",
        R"(f:1: the rule "stake" cannot be 10.000000 (P-2))");
    row("no ten", R"("stake":10)", R"("stake":15)", R"(f:1: the rule "stake" cannot be 15 (P-2))");
    row("too many stakes", R"("max_stakes":3)", R"("max_stakes":21)",
        R"(f:1: the rule "max_stakes" cannot be 21 (P-2))");
    row("no such word", R"("all")", R"("seven")",
        R"(f:1: the rule "premium" cannot be "seven" (P-2))");
    row("too many deals", R"("deals":12)", R"("deals":123)",
        R"(f:1: the rule "deals" cannot be 123 (P-2))");
    row("odd deals", R"("deals":12)", R"("deals":13)", "f:1: deals must be a multiple of 3 (P-1)");
}

void OptionsTest::P2_aMatchLineOutsideTheTableIsRefused()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QByteArray, wrong);
    QCOMPARE(problemOfLine(matchLine(from, to)), wrong);
}

void OptionsTest::P2_aMissingKeyIsRefusedWhereATraceIsChecked()
{
    const std::string line = matchLine(R"("negotiation":true,)", "");
    std::istringstream in(line + '\n');
    const auto checked = checkTrace(in);
    QVERIFY(!checked);
    QCOMPARE(QByteArray::fromStdString(toText(checked.error(), "f")),
        QByteArray(R"(f:1: the rule "negotiation" is missing (P-2))"));
    QCOMPARE(problemOfLine(line), QByteArray("nothing")); // a saved match takes the usual one
}

void OptionsTest::P3_theDealPassesToTheLeft_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("three") << 3;
    QTest::newRow("four") << 4;
}

void OptionsTest::P3_theDealPassesToTheLeft()
{
    QFETCH(int, players);
    Rng rng(3);
    TestTable table(Rules {}, players, seatAt(1));
    for (int deal = 1; deal <= 12; ++deal) {
        table.deal(rng);
        QCOMPARE(table.table().deal, deal);
        QCOMPARE(table.table().dealer, seatAt((1 + deal - 1) % players));
        for (int i = 0; i < 3; ++i) table.act({ std::to_string(table.due()) + " pass" });
        table.playOut(rng);
    }
    QVERIFY(isOver(table.state));
}

void OptionsTest::P4_theHighestCardDeals_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<Pack>("pack");
    QTest::addColumn<int>("dealer");
    QTest::newRow("suit decides first") << 3 << packWith("BA H7 LA"_cards) << 1;
    QTest::newRow("bells before leaves") << 3 << packWith("LA AA B7"_cards) << 2;
    QTest::newRow("leaves before acorns") << 3 << packWith("L7 AA AK"_cards) << 0;
    QTest::newRow("then rank") << 4 << packWith("HT HK HU HO"_cards) << 1;
    QTest::newRow("each draws one") << 3 << packWith("A7 A8 A9 HA"_cards) << 2;
}

void OptionsTest::P4_theHighestCardDeals()
{
    QFETCH(int, players);
    QFETCH(Pack, pack);
    QFETCH(int, dealer);
    QCOMPARE(highestCardDeals(players, pack).dealer, seatAt(dealer));
}

void OptionsTest::P4_everyDrawIsShown()
{
    const DealerLot draw = highestCardDeals(3, packWith("BA H7 LA"_cards));
    QCOMPARE(draw.cuts.size(), std::size_t { 3 });
    QVERIFY(draw.cuts[2] == (DealerLot::Cut { seatAt(2), "LA"_card }));
    QCOMPARE(draw.card(), "H7"_card);
}

void OptionsTest::P5_theDealerOfFourSitsOut()
{
    TestTable table(Rules {}, 4, seatAt(2));
    table.deal();
    QCOMPARE(seatsOf(table.table().active), text("0 1 3"));
    QVERIFY(table.state.hands[seatAt(2)].empty());
    QVERIFY(table.refuses(2, "pass", 5));
    table.act({ "3 bid hearts", "0 pass", "1 pass" });
    Rng rng(5);
    table.playOut(rng);
    QCOMPARE(table.settlement().delta[seatAt(2)], -10); // its ante
    QVERIFY(seatsOf(TestTable(Rules {}, 3).table().active).empty());
}

void OptionsTest::P6_theForehandSitsLeftOfTheDealer_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("dealer");
    QTest::addColumn<QList<int>>("turn");
    QTest::newRow("three") << 3 << 1 << QList { 2, 0, 1 };
    QTest::newRow("four") << 4 << 1 << QList { 2, 3, 0 };
    QTest::newRow("four, last deals") << 4 << 3 << QList { 0, 1, 2 };
}

void OptionsTest::P6_theForehandSitsLeftOfTheDealer()
{
    QFETCH(int, players);
    QFETCH(int, dealer);
    QFETCH(QList<int>, turn);
    TestTable table(Rules {}, players, seatAt(dealer));
    table.deal();
    QCOMPARE(forehandOf(table.table()), seatAt(turn[0]));
    for (const int seat : turn) {
        QCOMPARE(table.due(), seat);
        table.act({ std::to_string(seat) + " pass" });
    }
}

void OptionsTest::P7_thePackHasNoSixes()
{
    QCOMPARE(wholePack().size(), 32);
    QVERIFY((wholePack() & CardSet::of(Rank::Six)).empty());
    QCOMPARE(wholePack(State {}), wholePack());
}

void OptionsTest::P7_theAceRanksHighest()
{
    QCOMPARE(above("H7"_card), CardSet("HA HK HO HU HT H9 H8"_cards));
    QCOMPARE(above("AU"_card), CardSet("AA AK AO"_cards));
    QCOMPARE(above("LA"_card), CardSet());
}

void OptionsTest::P8_everythingStartsAtNothing()
{
    const TestTable table(Rules {}, 4);
    QCOMPARE(perSeat(points(table.state), 4), text("0 0 0 0"));
    QCOMPARE(table.table().pot, 0);
}

void OptionsTest::P9_theDealerPaysABaseStake()
{
    Rules rules;
    rules.stake = 50;
    TestTable table(rules, 4, seatAt(1));
    table.deal();
    QCOMPARE(table.table().pot, 50);
    QCOMPARE(perSeat(points(table.state), 4), text("0 -50 0 0"));
}

void OptionsTest::P10_cardsAreDealtInThreeRounds()
{
    TestTable table(Rules {}, 3, seatAt(0));
    const auto pack = "HA HK HO HU HT H9 H8 H7 LA LK LO LU LT L9 L8 L7 BA BK BO BU BT B9 B8 B7 "
                      "AA AK AO AU AT A9 A8 A7"_cards;
    table.state = withPack(table.state, packWith(pack));
    QCOMPARE(table.state.hands[seatAt(1)], CardSet("HA HK HO LU LT L9 L8 B7 AA AK"_cards));
    QCOMPARE(table.state.hands[seatAt(2)], CardSet("HU HT H9 L7 BA BK BO AO AU AT"_cards));
    QCOMPARE(table.state.hands[seatAt(0)], CardSet("H8 H7 LA BU BT B9 B8 A9 A8 A7"_cards));
    QCOMPARE(table.state.talon, CardSet("LK LO"_cards));
}

void OptionsTest::P11_thePotIsAlwaysAMultipleOfTheStake()
{
    Rng rng(11);
    Rules rules;
    rules.stake = 30;
    TestTable table(rules, 3);
    while (!isOver(table.state)) {
        table.deal(rng);
        QCOMPARE(table.table().pot % 30, 0);
        table.act({ std::to_string(table.due()) + " bid hearts" });
        for (int i = 0; i < 2; ++i) table.act({ std::to_string(table.due()) + " pass" });
        while (table.isIn<GoingAlong>()) table.act({ std::to_string(table.due()) + " join" });
        table.playOut(rng);
        QCOMPARE(table.settlement().amount % 30, 0);
        QCOMPARE(table.settlement().pot % 30, 0);
    }
}

void OptionsTest::P12_declarerAndDefenders()
{
    TestTable table(Rules {}, 4, seatAt(0));
    table.deal();
    table.act({ "1 pass", "2 bid hearts", "3 pass" });
    QCOMPARE(table.table().declarer, std::optional(seatAt(2)));
    QCOMPARE(defendersOf(table.table()), (std::array { seatAt(3), seatAt(1) }));
}

QTEST_APPLESS_MAIN(OptionsTest)
#include "options_test.moc"
