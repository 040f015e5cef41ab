#include "core/bots/bot.h"
#include "core/bots/preference/hand_value.h"
#include "core/bots/preference/judge.h"
#include "tests/support/preference_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;
using bots::Level;

namespace {

constexpr std::array thinking { Level::Easy, Level::Book, Level::Sharp };

bots::Budget worlds(int count)
{
    bots::Budget budget;
    budget.worlds = count;
    return budget;
}

std::string answer(const State& state, Level level)
{
    const Seat seat = *seatDue(state.table);
    return toText(*decide(observe(state, seat), level, worlds(8), 1).action);
}

/// The first seats hold these cards, the others and the talon the rest in the pack's order; it is
/// seat 0's turn to speak, for a pot of 30.
TestTable tableWith(std::initializer_list<CardSet> hands, const Rules& rules = {})
{
    TestTable table(rules);
    table.fill(20);
    table.deal();
    CardSet rest = wholePack(table.state);
    for (const CardSet hand : hands) rest -= hand;
    const auto tenOfTheRest = [&rest] {
        CardSet ten;
        while (ten.size() < 10) {
            ten.add(rest.first());
            rest -= ten;
        }
        return ten;
    };
    const auto* given = hands.begin();
    for (const Seat seat : table.table().active)
        table.state.hands[seat] = given == hands.end() ? tenOfTheRest() : *given++;
    table.state.talon = rest;
    return table;
}

/// No bettel to be tempted by.
Rules heartsAlone()
{
    Rules rules;
    rules.premium = Premium::Hearts;
    return rules;
}

} // namespace

class PreferenceBotTest : public QObject {
    Q_OBJECT

private slots:
    void everyLevelPlaysWholeMatchesByTheRules_data();
    void everyLevelPlaysWholeMatchesByTheRules();
    void theSameQuestionHasTheSameAnswer();
    void moreHighCardsAreWorthMore();
    void sevensTakeNoTrick();
    void heartsWithoutALoserAreBid();
    void aHandOfSmallCardsIsPassed();
    void whoHasTwoSafeTricksGoesAlong();
    void whoHasNoneStaysAtHome();
    void trumpsAreNotLaidAside();
    void theKingIsLedWhileTheAceMustTakeIt();
    void aHandThatTakesNoTrickAfterBuys();
};

void PreferenceBotTest::everyLevelPlaysWholeMatchesByTheRules_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("level");
    for (const int players : { 3, 4 })
        for (const Level level : thinking)
            QTest::addRow("%d players, %s", players, std::string(code(level)).c_str())
                << players << static_cast<int>(level);
}

void PreferenceBotTest::everyLevelPlaysWholeMatchesByTheRules()
{
    QFETCH(int, players);
    QFETCH(int, level);
    Rng rng(7);
    State state = start(Rules {}, players, seatAt(0));
    while (!isOver(state)) {
        if (awaitsPack(state)) {
            state = withPack(state, shuffled(packOf(wholePack(state)), rng));
            continue;
        }
        const Seat seat = *seatDue(state.table);
        const auto decision = decide(observe(state, seat), static_cast<Level>(level), worlds(2), 1);
        QVERIFY(decision.action && !whyNot(state, seat, *decision.action));
        state = after(state, seat, *decision.action);
    }
}

void PreferenceBotTest::theSameQuestionHasTheSameAnswer()
{
    Rng rng(3);
    TestTable table;
    table.deal(rng);
    for (const Level level : thinking) {
        const Observation observation = observe(table.state, seatAt(0));
        QVERIFY(
            decide(observation, level, worlds(4), 5) == decide(observation, level, worlds(4), 5));
    }
}

void PreferenceBotTest::moreHighCardsAreWorthMore()
{
    const CardSet weak = "HK HU H9 H8 H7 L8 L7 B8 A8 A7"_cards;
    const CardSet strong = "HA HK HO H8 H7 LA L7 BA A8 A7"_cards;
    QVERIFY(bots::tricksWithTrump(strong, Suit::Hearts)
        > bots::tricksWithTrump(weak, Suit::Hearts) + 2);
    QVERIFY(bots::tricksWithoutTrump(strong) > bots::tricksWithoutTrump(weak) + 2);
    QVERIFY(bots::tricksInDefence(strong, Suit::Acorns)
        > bots::tricksInDefence(weak, Suit::Acorns) + 2);
}

void PreferenceBotTest::sevensTakeNoTrick()
{
    QCOMPARE(bots::chanceOfATrick("H7 H8 H9 L7 L8 L9 B7 B8 A7 A8"_cards), 0.0);
    QCOMPARE(bots::chanceOfATrick("H7 H8 HA L7 L8 L9 B7 B8 A7 A8"_cards), 1.0);
}

void PreferenceBotTest::heartsWithoutALoserAreBid()
{
    const TestTable table = tableWith({ "HA HK HO HU HT H9 LA LK BA BK"_cards }, heartsAlone());
    for (const Level level : { Level::Book, Level::Sharp })
        QCOMPARE(answer(table.state, level), std::string("bid hearts"));
}

void PreferenceBotTest::aHandOfSmallCardsIsPassed()
{
    const TestTable table = tableWith({ "H9 H8 L9 L8 B9 B8 B7 A9 A8 A7"_cards }, heartsAlone());
    for (const Level level : { Level::Book, Level::Sharp })
        QCOMPARE(answer(table.state, level), std::string("pass"));
}

void PreferenceBotTest::whoHasTwoSafeTricksGoesAlong()
{
    TestTable table = tableWith(
        { "HK HO HU HT H9 H8 H7 BK BO LO"_cards, "HA LA LK BA BT B9 A9 A8 AA AK"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass" });
    for (const Level level : { Level::Book, Level::Sharp })
        QCOMPARE(answer(table.state, level), std::string("join"));
}

void PreferenceBotTest::whoHasNoneStaysAtHome()
{
    TestTable table = tableWith(
        { "HA HK HO HU HT LA LK BA BK AA"_cards, "H8 H7 L8 L7 B9 B8 B7 A9 A8 A7"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass" });
    for (const Level level : { Level::Book, Level::Sharp })
        QCOMPARE(answer(table.state, level), std::string("stay"));
}

void PreferenceBotTest::trumpsAreNotLaidAside()
{
    TestTable table = tableWith({ "HA HK HO HU HT H9 LA LK B8 A7"_cards }, heartsAlone());
    table.act({ "0 bid 4", "1 pass", "2 pass" });
    for (const Level level : { Level::Book, Level::Sharp })
        QVERIFY(answer(table.state, level).find('H') == std::string::npos);
}

void PreferenceBotTest::theKingIsLedWhileTheAceMustTakeIt()
{
    TestTable table = tableWith({ "H7 H8 H9 L7 L8 L9 B7 B8 A7 AK"_cards });
    table.act({ "0 bid 5x", "1 pass", "2 pass" });
    QCOMPARE(
        answer(table.state, Level::Sharp), std::string("play AK")); // P-49 binds both defenders
}

void PreferenceBotTest::aHandThatTakesNoTrickAfterBuys()
{
    TestTable table = tableWith({ "HK HO HU HT LA LK BK BO B9 A9"_cards,
        "H7 H8 H9 L7 L8 L9 B7 B8 A7 A8"_cards, "LO LU LT BU BT AK AO AU AT BA"_cards });
    table.act({ "0 bid 1", "1 bid 2", "2 pass", "0 hold 2", "1 pass" });
    table.act({ "0 discard B9 A9", "0 announce 4" });
    QCOMPARE(answer(table.state, Level::Sharp), std::string("take"));
}

QTEST_APPLESS_MAIN(PreferenceBotTest)
#include "preference_bot_test.moc"
