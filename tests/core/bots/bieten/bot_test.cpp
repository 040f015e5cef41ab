#include "core/bots/bieten/bot.h"

#include "core/bots/random.h"
#include "core/game/turn.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;
using bots::Level;

namespace {

bots::Budget worlds(int count)
{
    bots::Budget budget;
    budget.worlds = count;
    return budget;
}

/// Does every deal of the first few end, with nothing but legal acts, and none that is an offence?
void playSampledMatch(std::uint64_t seed, int deals, const std::vector<Level>& levels)
{
    Rng rng(seed);
    const auto sample = bots::sampledRules(Fixed<Rules> {}, rng);
    State state = start(sample->rules, sample->players, seatAt(0));
    const auto ask = [&](const Observation& observation) {
        const Level level = levels[observation.seat.index % levels.size()];
        return decide(observation, level, worlds(3), seed).action;
    };
    while (!isOver(state) && deals > 0) {
        if (awaitsPack(state)) {
            state = withPack(state, shuffled(packOf(wholePack(state)), rng));
            continue;
        }
        const Acted acted = nextAct(state, ask);
        const auto why = whyNot(state, acted.seat, acted.action);
        QVERIFY2(!why, toText(acted.action).c_str());
        const Holding& own = state.holdings[acted.seat];
        QVERIFY2(levels[acted.seat.index % levels.size()] == Level::Random
                || !offenceOf(state.table, acted.seat, own, acted.action),
            toText(acted.action).c_str());
        state = after(state, acted.seat, acted.action);
        if (state.table.count) --deals;
    }
}

TestTable aDealUnderWay()
{
    TestTable table(
        rulesOf(Preset::Tirol, 3), { "HA HO B8"_cards, "HU LK BA"_cards, "LT HT B6"_cards });
    table.act({ "0 play HO", "1 play HU" });
    return table;
}

} // namespace

class BotTest : public QObject {
    Q_OBJECT

private slots:
    void everyLevelPlaysAllRules_data();
    void everyLevelPlaysAllRules();
    void theSameSeedAndBudgetGiveTheSameDecision_data();
    void theSameSeedAndBudgetGiveTheSameDecision();
    void otherSeedsImagineOtherWorlds();
    void aStoppedBotStillAnswers();
    void whoIsDueActs();
    void whoHasOneChoiceTakesIt();
    void whatWasWeighedComesBestFirst();
    void theTableWaitsForOneSeat();
    void levelsHaveCodes();
};

void BotTest::everyLevelPlaysAllRules_data()
{
    QTest::addColumn<std::vector<Level>>("levels");
    QTest::addColumn<int>("matches");
    QTest::newRow("first") << std::vector { Level::FirstEvening } << 60;
    QTest::newRow("easy") << std::vector { Level::Easy } << 60;
    QTest::newRow("regular") << std::vector { Level::Regular } << 60;
    QTest::newRow("book") << std::vector { Level::Book } << 60;
    QTest::newRow("sharp") << std::vector { Level::Sharp } << 6;
    QTest::newRow("master") << std::vector { Level::Master } << 1;
    QTest::newRow("all") << std::vector { Level::Sharp, Level::Random, Level::Book, Level::Easy }
                         << 12;
}

void BotTest::everyLevelPlaysAllRules()
{
    QFETCH(std::vector<Level>, levels);
    QFETCH(int, matches);
    for (int match = 0; match < matches; ++match)
        playSampledMatch(static_cast<std::uint64_t>(match), 3, levels);
}

void BotTest::theSameSeedAndBudgetGiveTheSameDecision_data()
{
    QTest::addColumn<Level>("level");
    for (const Level level : bots::levels) QTest::newRow(std::string(code(level)).c_str()) << level;
}

void BotTest::theSameSeedAndBudgetGiveTheSameDecision()
{
    QFETCH(Level, level);
    const TestTable table = aDealUnderWay();
    for (const Seat seat : table.table().active) {
        const Observation observation = observe(table.state, seat);
        const auto first = decide(observation, level, worlds(20), 5);
        QVERIFY(decide(observation, level, worlds(20), 5) == first);
    }
}

void BotTest::otherSeedsImagineOtherWorlds()
{
    const Observation observation = observe(aDealUnderWay().state, seatAt(2));
    const auto one = decide(observation, Level::Sharp, worlds(20), 1);
    const auto other = decide(observation, Level::Sharp, worlds(20), 2);
    QVERIFY(one.weighed != other.weighed);
}

void BotTest::aStoppedBotStillAnswers()
{
    std::stop_source source;
    source.request_stop();
    bots::Budget budget = worlds(1'000'000'000);
    budget.stop = source.get_token();
    const Observation observation = observe(aDealUnderWay().state, seatAt(2));
    const auto decision = decide(observation, Level::Sharp, budget, 1);
    QVERIFY(decision.action);
    QVERIFY(!whyNot(observation, *decision.action));
}

void BotTest::whoIsDueActs()
{
    const TestTable table = aDealUnderWay();
    for (const Level level : bots::levels)
        QVERIFY(decide(observe(table.state, seatAt(2)), level, worlds(5), 3).action);
}

void BotTest::whoHasOneChoiceTakesIt()
{
    Rules rules = rulesOf(Preset::SchwaighoferPlain, 2);
    rules.deal = Rounds::TwoOne;
    TestTable table(rules, 2);
    table.bring(packOf(wholePack(table.state)));
    table.act({ "0 cut 9" });
    for (const Level level : bots::levels) {
        const auto decision = decide(observe(table.state, seatAt(1)), level, {}, 3);
        QCOMPARE(toText(*decision.action), "deal 2-1");
        QVERIFY(decision.weighed.front().whys[0].reason == bots::BietenReason::Forced);
    }
}

void BotTest::whatWasWeighedComesBestFirst()
{
    const Observation observation = observe(aDealUnderWay().state, seatAt(2));
    for (const Level level : { Level::Book, Level::Sharp }) {
        const auto decision = decide(observation, level, worlds(20), 1);
        QVERIFY(decision.weighed.size() > 1);
        QVERIFY(decision.action == decision.weighed[0].action);
        for (std::size_t i = 1; i < decision.weighed.size(); ++i)
            QVERIFY(decision.weighed[i - 1].value >= decision.weighed[i].value);
    }
}

void BotTest::theTableWaitsForOneSeat()
{
    TestTable table = aDealUnderWay();
    const auto due = [&table](int seat) { return bots::isDue(observe(table.state, seatAt(seat))); };
    QVERIFY(!due(0) && !due(1) && due(2));
    table.act({ "2 bid hearts" });
    QVERIFY(due(0) && !due(1) && !due(2));
}

void BotTest::levelsHaveCodes()
{
    for (const Level level : bots::levels) QVERIFY(bots::mindFromText(code(level)) == level);
    QVERIFY(!bots::mindFromText("Sharp"));
}

QTEST_APPLESS_MAIN(BotTest)
#include "bot_test.moc"
