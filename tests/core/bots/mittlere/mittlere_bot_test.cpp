#include "core/bots/mittlere/bot.h"
#include "core/bots/mittlere/features.h"
#include "tests/support/mittlere_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::mittlere;
using namespace weli::mittlere::test;
using bots::Level;

namespace {

constexpr std::array thinking { Level::FirstEvening, Level::Easy, Level::Regular, Level::Book,
    Level::Sharp, Level::Master };

bots::MittlereDecision decision(const State& state, Level level, std::uint64_t seed)
{
    bots::Budget budget;
    budget.worlds = level < Level::Master ? 10 : 1;
    return decide(observe(state, *seatDue(state.table)), level, budget, seed);
}

/// A match in which each seat plays at its level; what is legal is checked.
State played(const std::array<Level, 3>& levels, const Rules& rules, Rng& rng)
{
    State state = start(rules, 3, seatAt(static_cast<int>(rng.below(3))));
    const std::uint64_t seed = rng.next();
    while (!isOver(state) && !QTest::currentTestFailed()) {
        if (awaitsPack(state)) {
            take(state, shuffled(packOf(wholePack()), rng));
            continue;
        }
        const Seat seat = *seatDue(state.table);
        const auto chosen = decision(state, levels[seat.index], seed);
        if (!chosen.action || whyNot(state, seat, *chosen.action)) qFatal("not legal");
        mittlere::act(state, seat, *chosen.action);
    }
    return state;
}

/// What one seat of this level gains from two of the other.
double pointsPerDeal(Level one, Level others, int matches)
{
    Rng rng(4);
    int total = 0;
    for (int i = 0; i < matches; ++i) {
        std::array levels { others, others, others };
        const int seat = i % 3;
        levels[static_cast<std::size_t>(seat)] = one;
        total += points(played(levels, {}, rng))[seatAt(seat)];
    }
    return static_cast<double>(total) / (matches * dealCount);
}

} // namespace

class MittlereBotTest : public QObject {
    Q_OBJECT

private slots:
    void everyLevelPlaysWholeMatchesByTheRules_data();
    void everyLevelPlaysWholeMatchesByTheRules();
    void theSameQuestionHasTheSameAnswer();
    void whatWasWeighedIsWhatIsLegal();
    void theBookReckonsTheLastTricksAndIsImaginedWithout();
    void eachLevelBeatsTheOneBelow_data();
    void eachLevelBeatsTheOneBelow();
    void M6_eightsCountOnceThereIsATrump();
    void whatIsOutOfReachIsKnown();
};

void MittlereBotTest::everyLevelPlaysWholeMatchesByTheRules_data()
{
    QTest::addColumn<int>("level");
    for (const Level level : bots::levels)
        QTest::newRow(std::string(code(level)).c_str()) << static_cast<int>(level);
}

void MittlereBotTest::everyLevelPlaysWholeMatchesByTheRules()
{
    QFETCH(int, level);
    const auto one = static_cast<Level>(level);
    Rng rng(1);
    const int matches = one >= Level::Sharp ? 1 : 10;
    for (const Rules& rules : everyRules())
        for (int i = 0; i < matches; ++i) QVERIFY(isOver(played({ one, one, one }, rules, rng)));
}

void MittlereBotTest::theSameQuestionHasTheSameAnswer()
{
    Rng rng(2);
    TestTable table;
    table.bring(rng);
    for (const Level level : thinking)
        QVERIFY(decision(table.state, level, 5) == decision(table.state, level, 5));
}

void MittlereBotTest::whatWasWeighedIsWhatIsLegal()
{
    Rng rng(3);
    TestTable table;
    table.bring(rng);
    const auto chosen = decision(table.state, Level::Easy, 1);
    QCOMPARE(chosen.weighed.size(), legalActions(table.state, seatAt(0)).size());
    QVERIFY(chosen.weighed.front().action == chosen.action);
    for (const auto& one : chosen.weighed) {
        QVERIFY(!whyNot(table.state, seatAt(0), *one.action));
        QVERIFY(one.value <= chosen.weighed.front().value);
    }
}

void MittlereBotTest::theBookReckonsTheLastTricksAndIsImaginedWithout()
{
    const auto reckons = [](const Observation& seen, Level level, int worlds) {
        return decide(seen, level, { .worlds = worlds }, 1).weighed[0].expected.has_value();
    };
    Rng rng(6);
    for (int deal = 0; deal < 10; ++deal) {
        TestTable table;
        table.bring(rng);
        while (!table.table().verdict) {
            const Seat seat = *seatDue(table.table());
            const ActionList legal = legalActions(table.state, seat);
            const Observation seen = observe(table.state, seat);
            if (legal.size() > 1) {
                QCOMPARE(reckons(seen, Level::Book, 1), seen.hand.size() <= 3);
                QCOMPARE(reckons(seen, Level::Regular, 1), seen.hand.size() <= 2);
                QVERIFY(!reckons(seen, Level::Easy, 1) && !reckons(seen, Level::Book, 0));
            }
            mittlere::act(table.state, seat, legal[0]);
        }
    }
}

void MittlereBotTest::eachLevelBeatsTheOneBelow_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("matches");
    QTest::newRow("first evening") << static_cast<int>(Level::FirstEvening) << 300;
    QTest::newRow("easy") << static_cast<int>(Level::Easy) << 240;
    QTest::newRow("regular") << static_cast<int>(Level::Regular) << 240;
    QTest::newRow("book") << static_cast<int>(Level::Book) << 240;
    QTest::newRow("sharp") << static_cast<int>(Level::Sharp) << 6;
}

/// But for the master: how much better it is takes hours to see (tests/bench/strength.md).
void MittlereBotTest::eachLevelBeatsTheOneBelow()
{
    QFETCH(int, level);
    QFETCH(int, matches);
    const double gain
        = pointsPerDeal(static_cast<Level>(level), static_cast<Level>(level - 1), matches);
    qInfo("%+.3f a deal", gain);
    QVERIFY(gain > 0);
}

/// While there is none they are counted by the table, but nobody should count on them.
void MittlereBotTest::M6_eightsCountOnceThereIsATrump()
{
    TestTable table;
    table.deal({ "H8 HK H7 L8 LK L7 B8 BK B7 A8 AK A7"_cards,
        "HA HO H9 LA LO L9 BA BO B9 AA AO A9"_cards, "HU HT H6 LU LT L6 BU BT B6 AU AT A6"_cards });
    table.play("H8"_cards);
    while (openTrick(table.table()) != nullptr)
        mittlere::act(table.state, *seatDue(table.table()),
            legalActions(table.state, *seatDue(table.table()))[0]);
    int less = 0;
    for (const Seat seat : everybody)
        less += pointsTaken(table.table())[seat] - bots::pointsToCountOn(table.table())[seat];
    QCOMPARE(less, 8);
}

void MittlereBotTest::whatIsOutOfReachIsKnown()
{
    const auto reach = [](int own, int most, int fewest) {
        bots::PlayContext context;
        context.points = own;
        context.mostPoints = most;
        context.fewestPoints = fewest;
        return bots::reachOf(context);
    };
    QVERIFY(reach(5, 60, 20).most && reach(5, 60, 20).fewest);
    QVERIFY(!reach(50, 83, 0).most && !reach(50, 83, 0).fewest);
    QVERIFY(!reach(10, 83, 30).most && reach(10, 83, 30).fewest);
    QVERIFY(reach(60, 50, 10).most && !reach(60, 50, 10).fewest);
}

QTEST_APPLESS_MAIN(MittlereBotTest)
#include "mittlere_bot_test.moc"
