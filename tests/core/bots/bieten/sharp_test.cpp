#include "core/bieten/worlds.h"
#include "core/bots/bieten/beliefs.h"
#include "core/bots/bieten/bot.h"
#include "core/bots/bieten/expected_result.h"
#include "core/bots/bieten/rollout/rollout.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;
using bots::Level;

namespace {

Rules plain(int players = 3) { return rulesOf(Preset::SchwaighoferPlain, players); }

/// What the sharp bot thinks of this act, or of waiting if there is none.
double chances(const TestTable& table, int seat, std::optional<Action> action)
{
    const auto decision = decide(observe(table.state, seatAt(seat)), Level::Sharp, {}, 1);
    for (const auto& weighed : decision.weighed)
        if (weighed.action == action) return weighed.value;
    return -2;
}

std::string does(const TestTable& table, int seat)
{
    const auto decision = decide(observe(table.state, seatAt(seat)), Level::Sharp, {}, 1);
    return decision.action ? toText(*decision.action) : "wait";
}

/// The chance that this seat holds one of these cards, in the mind of seat 0.
double believed(
    const TestTable& table, int seat, CardSet cards, bots::Reading reading = bots::Reading::Acts)
{
    const Observation observation = observe(table.state, seatAt(0));
    Rng rng(1);
    const bots::Beliefs beliefs(observation, rng, reading);
    double chance = 0;
    for (const CardSet hand : possibleHands(observation, seatAt(seat)))
        if (!(hand & cards).empty()) chance += beliefs.share(seatAt(seat), hand);
    return chance;
}

/// A table whose deal has been counted, with these totals.
PublicState countedAt(const Rules& rules, std::initializer_list<int> totals)
{
    State state = start(rules, static_cast<int>(totals.size()), seatAt(0));
    std::uint8_t seat = 0;
    for (const int total : totals)
        state.table.totals[seatAt(seat++)] = static_cast<std::int16_t>(total);
    state.table.count.emplace();
    return state.table;
}

} // namespace

class SharpTest : public QObject {
    Q_OBJECT

private slots:
    void worldsShowTheSameToTheSeat();
    void everyFittingWorldIsAsLikelyAsItIs();
    void theLastCardsLieInEveryWayThatTheyCan();
    void aBidderIsBelievedToHaveIt();
    void whoDoesNotReadConcludesNothing();
    void whoLetsGoIsBelievedToLackIt();
    void imaginedPlayLeansWhereItIsTold();
    void aGameThatIsOverIsWorthWhatItBrought();
    void prospectsAddUp();
    void aheadIsBetterThanBehind();
    void aSureFigureIsNotLetGo();
    void whatPutsOneOutForSureIsHeld();
    void nobodyIsLetOut();
    void noSpielIsBidOnNothing();
};

void SharpTest::worldsShowTheSameToTheSeat()
{
    TestTable table(rulesOf(Preset::Tirol, 4),
        { "HA L7 B8"_cards, "HU LK BA"_cards, "LT HT B6"_cards, "AK AO AU"_cards });
    table.act({ "0 play B8", "2 bid hearts", "3 good hearts", "0 hold hearts", "1 play BA" });
    const Observation observation = observe(table.state, seatAt(0));
    Rng rng(1);
    const bots::Beliefs beliefs(observation, rng, bots::Reading::Acts);
    for (int i = 0; i < 50; ++i) {
        const bots::World world = beliefs.imagined(rng);
        QVERIFY(world.weight > 0);
        QVERIFY(observe(world.state, seatAt(0)) == observation);
    }
}

void SharpTest::everyFittingWorldIsAsLikelyAsItIs()
{
    // Nothing was said: with the weights any card is as likely in one hand as in the other.
    const TestTable table(plain(), { "HA L7 B8"_cards, "HU LK BA"_cards, "LT HT B9"_cards });
    const Observation observation = observe(table.state, seatAt(0));
    Rng rng(1);
    const bots::Beliefs beliefs(observation, rng, bots::Reading::Acts);
    double all = 0;
    PerSeat<double> withKing;
    for (int i = 0; i < 6000; ++i) {
        const bots::World world = beliefs.imagined(rng);
        all += world.weight;
        for (const Seat seat : table.table().active)
            if (world.state.holdings[seat].cards.contains(*cardFromText("HK")))
                withKing[seat] += world.weight;
    }
    for (const int seat : { 1, 2 })
        QVERIFY(std::abs(withKing[seatAt(seat)] / all - 3.0 / 29) < 0.03);
}

void SharpTest::theLastCardsLieInEveryWayThatTheyCan()
{
    TestTable table(plain(), { "HA L7 B8"_cards, "HU LK BA"_cards, "LT HT B9"_cards });
    table.act({ "0 play B8", "1 play BA", "2 play B9", "1 play LK", "2 play LT", "0 play L7" });
    const Observation observation = observe(table.state, seatAt(0));
    Rng rng(1);
    const bots::Beliefs beliefs(observation, rng, bots::Reading::Acts);
    const auto layouts = beliefs.layouts(1000, rng);
    QCOMPARE(layouts.size(), std::size_t { 25 * 24 }); // of 32 cards seven are known
    for (const bots::World& world : layouts)
        QVERIFY(observe(world.state, seatAt(0)) == observation);
    QVERIFY(beliefs.layouts(500, rng).empty());
}

void SharpTest::aBidderIsBelievedToHaveIt()
{
    TestTable table(plain(), { "HU L7 B8"_cards, "HK LK BA"_cards, "LT HT B9"_cards });
    const CardSet high = "HA HK HO"_cards;
    const double before = believed(table, 1, high);
    table.act({ "0 play B8", "1 bid hearts" });
    QVERIFY(believed(table, 1, high) > before + 0.2);
}

void SharpTest::whoDoesNotReadConcludesNothing()
{
    TestTable table(plain(), { "HU L7 B8"_cards, "HK LK BA"_cards, "LT HT B9"_cards });
    table.act({ "0 play B8", "1 bid hearts" });
    const CardSet high = "HA HK HO"_cards;
    QVERIFY(believed(table, 1, high, bots::Reading::Nothing) < believed(table, 1, high) - 0.2);
}

void SharpTest::imaginedPlayLeansWhereItIsTold()
{
    // Seat 0 leads with the ace of hearts in its hand; it raises as soon as it may, or never.
    TestTable table(plain(), { "HA L8 B9"_cards, "HK BA AK"_cards, "HT BT A7"_cards });
    table.act({ "0 play L8", "1 bid hearts", "2 hold hearts" });
    const auto raises = [&](double gain) {
        bots::Leanings leanings {};
        leanings[static_cast<std::size_t>(bots::Leaning::GoodThree)] = gain;
        Rng rng(1);
        const auto leaner = bots::Leaner { seatAt(0), leanings };
        const State end = bots::playedOut(table.state, std::nullopt, rng, leaner);
        return end.table.figures[Figure::Hearts].raiser == seatAt(0);
    };
    QVERIFY(raises(9));
    QVERIFY(!raises(-9));
}

void SharpTest::whoLetsGoIsBelievedToLackIt()
{
    TestTable table(plain(), { "HU L7 B8"_cards, "HK LK BA"_cards, "LT HT B9"_cards });
    const CardSet high = "HA HK HO"_cards;
    const double before = believed(table, 2, high);
    table.act({ "0 bid hearts", "1 hold hearts", "0 play B8", "1 play BA" });
    table.act({ "1 bid leaves", "2 good leaves" });
    QVERIFY(believed(table, 2, "LA LK LO"_cards) < before - 0.1);
}

void SharpTest::aGameThatIsOverIsWorthWhatItBrought()
{
    PublicState table = countedAt(rulesOf(Preset::Tirol, 3), { 11, 4, 7 });
    table.count->over = true;
    table.count->winner = seatAt(0);
    table.count->losers.add(seatAt(1));
    QCOMPARE(bots::expectedResult(table, seatAt(0)), 1.0);
    QCOMPARE(bots::expectedResult(table, seatAt(1)), -1.0);
    QCOMPARE(bots::expectedResult(table, seatAt(2)), 0.0);
}

void SharpTest::prospectsAddUp()
{
    for (const Preset preset : presets) {
        const PublicState table = countedAt(rulesOf(preset, 4), { 3, 0, 4, -2 });
        double sum = 0;
        for (const Seat seat : table.active) sum += bots::expectedResult(table, seat);
        QVERIFY(std::abs(sum) < 1e-9);
    }
}

void SharpTest::aheadIsBetterThanBehind()
{
    for (const Preset preset : presets) {
        const PublicState table = countedAt(rulesOf(preset, 3), { 4, 1, 2 });
        QVERIFY(bots::expectedResult(table, seatAt(0)) > bots::expectedResult(table, seatAt(2)));
        QVERIFY(bots::expectedResult(table, seatAt(2)) > bots::expectedResult(table, seatAt(1)));
    }
}

void SharpTest::aSureFigureIsNotLetGo()
{
    TestTable table(plain(), { "HA L8 B9"_cards, "HU BA AK"_cards, "HT BT A7"_cards });
    table.act({ "0 play L8", "1 bid hearts", "2 good hearts" });
    const double good = chances(table, 0, actionOf("good hearts"));
    QVERIFY(chances(table, 0, actionOf("hold hearts")) > good + 0.02);
    QVERIFY(does(table, 0) != "good hearts");
}

void SharpTest::whatPutsOneOutForSureIsHeld()
{
    // The book would hold with the ten that lies there, which is worth more to seat 1: but whoever
    // does otherwise leaves it short of its eleven points.
    TestTable table(
        rulesOf(Preset::Tirol, 3), { "AT H8 HU"_cards, "HA LU L8"_cards, "AA BT HT"_cards });
    table.state.table.totals[seatAt(1)] = 9;
    table.state.table.totals[seatAt(2)] = 5;
    table.act({ "1 bid last", "2 hold last", "0 play AT", "1 bid leaves", "2 good leaves",
        "0 good leaves", "1 play LU", "2 bid equal", "0 good equal", "1 good equal", "2 play AA",
        "2 play BT", "0 play H8", "1 play L8", "2 three last", "0 good last", "1 good last",
        "2 play HT", "0 bid hearts" });
    for (const Level level : { Level::Sharp, Level::Master })
        for (std::uint64_t seed = 1; seed <= 10; ++seed)
            QCOMPARE(toText(*decide(observe(table.state, seatAt(1)), level, {}, seed).action),
                "hold hearts");
}

void SharpTest::nobodyIsLetOut()
{
    // Seat 0 lacks two points; whoever holds with a nine helps it out.
    Rules rules = rulesOf(Preset::Tirol, 2);
    TestTable table(rules, { "HA L8 B9"_cards, "H9 BA AK"_cards });
    table.state.table.totals[seatAt(0)] = 9;
    table.state.table.totals[seatAt(1)] = 8;
    table.act({ "0 bid hearts" });
    QCOMPARE(does(table, 1), "good hearts");
}

void SharpTest::noSpielIsBidOnNothing()
{
    TestTable table(
        rulesOf(Preset::Tirol, 3), { "HO LK AO"_cards, "HK L7 BA"_cards, "LA AK AA"_cards });
    table.act({ "1 bid hearts", "2 good hearts", "0 good hearts" });
    table.act({ "2 bid leaves", "0 good leaves", "1 good leaves" });
    table.act({ "2 bid equal", "0 good equal", "1 good equal" });
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto decision = decide(observe(table.state, seatAt(0)), Level::Master, {}, seed);
        QVERIFY(decision.action != actionOf("bid last"));
    }
}

QTEST_APPLESS_MAIN(SharpTest)
#include "sharp_test.moc"
