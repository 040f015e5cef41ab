#include "core/mittlere/worlds.h"

#include "tests/support/mittlere_table.h"
#include "tests/support/words.h"

#include <cmath>
#include <map>

using namespace weli;
using namespace weli::mittlere;
using namespace weli::mittlere::test;

namespace {

/// Seat 1 is void of hearts, seat 2 of leaves.
const std::initializer_list<CardList> hands {
    "HA HK HO HU HT H9 L6 L7 L8 B6 A6 A7"_cards,
    "LA LK LO LU LT L9 BA BK BU B9 B7 AA"_cards,
    "H8 H7 H6 BO BT B8 AK AO AU AT A9 A8"_cards,
};

TestTable dealt()
{
    TestTable table;
    table.deal(hands);
    return table;
}

CardSet mayHold(const TestTable& table, int observer, int seat)
{
    return possibleHands(observe(table.state, seatAt(observer)))[seatAt(seat)];
}

/// Could these hands have come to this table by acts that were all legal?
bool couldHappen(const PublicState& table, const PerSeat<CardSet>& now)
{
    State before;
    before.table = table;
    before.hands = now;
    for (const Seat seat : everybody) before.hands[seat] |= playedBy(table, seat);
    const auto tricks = table.tricks;
    before.table.tricks.clear();
    before.table.taken = {};
    before.table.trump.reset();
    before.table.phase = Playing { tricks.empty() ? forehandOf(table) : tricks[0].leader };
    for (const PlayedTrick& trick : tricks) {
        for (const Card card : trick.cards) {
            const auto seat = seatDue(before.table);
            if (!seat || whyNot(before, *seat, Action::play(card))) return false;
            mittlere::act(before, *seat, Action::play(card));
        }
    }
    return true;
}

/// All worlds that fit, found by trying every way to share the unseen cards out.
std::vector<PerSeat<CardSet>> allWorlds(const Observation& observation)
{
    const Seat one = seatAfter(observation.seat);
    const Seat other = seatAfter(one);
    const CardSet unseen = wholePack() - playedCards(observation.table) - observation.hand;
    const Pack cards = packOf(unseen);
    std::vector<PerSeat<CardSet>> worlds;
    for (std::uint32_t bits = 0; bits < 1U << cards.size(); ++bits) {
        if (std::popcount(bits) != handSize(observation.table, one)) continue;
        PerSeat<CardSet> world;
        world[observation.seat] = observation.hand;
        for (std::size_t i = 0; i < cards.size(); ++i)
            world[(bits >> i & 1U) != 0 ? one : other].add(cards[i]);
        if (couldHappen(observation.table, world)) worlds.push_back(world);
    }
    return worlds;
}

void playOne(State& state, Rng& rng)
{
    const Seat seat = *seatDue(state.table);
    const ActionList list = legalActions(state, seat);
    mittlere::act(state, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
}

std::size_t choose(int n, int k)
{
    double ways = 1;
    for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
    return static_cast<std::size_t>(std::lround(ways));
}

/// A state near the end of a random deal, after so many cards.
State ending(int cards, Rng& rng)
{
    State state = withPack(start({}, 3, seatAt(0)), shuffled(packOf(wholePack()), rng));
    for (; cards > 0; --cards) playOne(state, rng);
    return state;
}

/// Is chi-square over so many cells, each as likely, within what chance allows?
bool isUniform(const std::vector<int>& counts)
{
    double all = 0;
    for (const int count : counts) all += count;
    const double expected = all / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    const double degrees = static_cast<double>(counts.size()) - 1;
    return sum < degrees + 5 * std::sqrt(2 * degrees) + 10; // beyond five standard deviations
}

} // namespace

class WorldsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsSeenIsWhereItIs();
    void M13_whoDoesNotFollowIsVoid();
    void M14_whoDoesNotFollowTrumpHasNoneButTheUnder();
    void M15_whoPlaysTheUnderMayHaveMore();
    void M16_whoPlaysAThirdSuitIsVoid();
    void M17_whoUndertrumpsIsVoid();
    void M17_whoOvertrumpsMayStillHaveTheSuit();
    void M20_whoFixedTrumpIsVoid();
    void theTruthIsAlwaysPossible();
    void possibleIsWhatSomeWorldHas();
    void everyWorldCouldHaveHappened();
    void worldsAreCountedExactly();
    void worldsAreDrawnUniformly();
    void allWorldsOfTheFirstTrickAreAsLikely();
    void M40_aSpreadPackIsInAnyOrder();
    void M40_whatIsDrawnLiesWhereItLay();
};

void WorldsTest::whatIsSeenIsWhereItIs()
{
    const TestTable table = dealt();
    const CardSet own = table.state.hands[seatAt(0)];
    QCOMPARE(mayHold(table, 0, 0), own);
    QCOMPARE(mayHold(table, 0, 1), wholePack() - own);
    QCOMPARE(mayHold(table, 0, 2), wholePack() - own);
}

void WorldsTest::M13_whoDoesNotFollowIsVoid()
{
    TestTable table = dealt();
    table.play("HA LA"_cards);
    for (const int observer : { 0, 2 })
        QVERIFY((mayHold(table, observer, 1) & CardSet::of(Suit::Hearts)).empty());
    QVERIFY(!(mayHold(table, 0, 1) & CardSet::of(Suit::Leaves)).empty());
}

void WorldsTest::M14_whoDoesNotFollowTrumpHasNoneButTheUnder()
{
    TestTable table = dealt();
    table.play("HA LA H6"_cards); // leaves are trump; seat 1 leads
    table.play("LK H7"_cards);
    QCOMPARE(mayHold(table, 0, 2) & CardSet::of(Suit::Leaves), CardSet("LU"_cards));
    QCOMPARE(excluded({ Suit::Leaves, "LK"_card }, "H7"_card, Suit::Leaves),
        CardSet("LA LK LO LT L9 L8 L7 L6"_cards));
}

void WorldsTest::M15_whoPlaysTheUnderMayHaveMore()
{
    QCOMPARE(excluded({ Suit::Leaves, "LK"_card }, "LU"_card, Suit::Leaves), CardSet());
    QCOMPARE(excluded({ Suit::Leaves, "LK"_card }, "L6"_card, Suit::Leaves), CardSet());
}

void WorldsTest::M16_whoPlaysAThirdSuitIsVoid()
{
    const CardSet hearts = CardSet::of(Suit::Hearts);
    QCOMPARE(excluded({ Suit::Hearts, "HK"_card }, "A6"_card, Suit::Leaves), hearts);
    QCOMPARE(excluded({ Suit::Hearts, "L6"_card }, "A6"_card, Suit::Leaves), hearts);
    QCOMPARE(excluded({ Suit::Hearts, "HK"_card }, "H6"_card, Suit::Leaves), CardSet());
}

void WorldsTest::M17_whoUndertrumpsIsVoid()
{
    const CardSet hearts = CardSet::of(Suit::Hearts);
    QCOMPARE(excluded({ Suit::Hearts, "L9"_card }, "LA"_card, Suit::Leaves), hearts);
}

void WorldsTest::M17_whoOvertrumpsMayStillHaveTheSuit()
{
    QCOMPARE(excluded({ Suit::Hearts, "HK"_card }, "L6"_card, Suit::Leaves), CardSet());
    QCOMPARE(excluded({ Suit::Hearts, "LA"_card }, "L9"_card, Suit::Leaves), CardSet());
}

void WorldsTest::M20_whoFixedTrumpIsVoid()
{
    TestTable table = dealt();
    table.play("HA LA H6 LK H7 L6"_cards);
    QVERIFY((mayHold(table, 0, 1) & CardSet::of(Suit::Hearts)).empty());
    table.play("AA A8 A7"_cards);
    QVERIFY((mayHold(table, 2, 1) & CardSet::of(Suit::Hearts)).empty()); // for the whole deal
}

void WorldsTest::theTruthIsAlwaysPossible()
{
    Rng rng(1);
    for (int i = 0; i < 1000; ++i) {
        State state = withPack(start({}, 3, seatAt(0)), shuffled(packOf(wholePack()), rng));
        while (std::holds_alternative<Playing>(state.table.phase)) {
            playOne(state, rng);
            for (const Seat seat : everybody) {
                const auto possible = possibleHands(observe(state, seat));
                for (const Seat other : everybody)
                    QVERIFY((state.hands[other] - possible[other]).empty());
            }
        }
    }
}

void WorldsTest::possibleIsWhatSomeWorldHas()
{
    Rng rng(2);
    for (int i = 0; i < 300; ++i) {
        const State state = ending(21 + i % 12, rng);
        for (const Seat seat : everybody) {
            const Observation observation = observe(state, seat);
            const Hidden hidden = hiddenFrom(observation);
            PerSeat<CardSet> held;
            for (const PerSeat<CardSet>& world : allWorlds(observation))
                for (const Seat other : everybody) held[other] |= world[other];
            for (std::size_t j = 0; j < 2; ++j)
                QCOMPARE(hidden.certain[j] | hidden.either, held[hidden.seats[j]]);
        }
    }
}

void WorldsTest::everyWorldCouldHaveHappened()
{
    Rng rng(3);
    for (int i = 0; i < 1500; ++i) {
        State state = withPack(start({}, 3, seatAt(0)), shuffled(packOf(wholePack()), rng));
        while (std::holds_alternative<Playing>(state.table.phase)) {
            playOne(state, rng);
            if (rng.below(8) != 0) continue;
            const Observation observation = observe(state, seatAt(i % 3));
            const State world = imagine(observation, rng);
            QVERIFY(observe(world, seatAt(i % 3)) == observation);
            QVERIFY(couldHappen(world.table, world.hands));
            for (const Seat seat : everybody)
                QCOMPARE(world.hands[seat].size(), handSize(world.table, seat));
        }
    }
}

void WorldsTest::worldsAreCountedExactly()
{
    Rng rng(4);
    int many = 0;
    for (int i = 0; i < 600; ++i) {
        const State state = ending(21 + i % 15, rng); // up to five cards each
        for (const Seat seat : everybody) {
            const Observation observation = observe(state, seat);
            const Hidden hidden = hiddenFrom(observation);
            const std::size_t worlds = allWorlds(observation).size();
            QCOMPARE(worlds, choose(hidden.either.size(), hidden.room));
            QCOMPARE(worlds > 1, !hidden.either.empty());
            many += worlds > 5 ? 1 : 0;
        }
    }
    QVERIFY(many > 300);
}

void WorldsTest::worldsAreDrawnUniformly()
{
    Rng rng(5);
    int constrained = 0;
    for (int i = 0; i < 60; ++i) {
        const State state = ending(22 + i % 9, rng);
        const Observation observation = observe(state, seatAt(i % 3));
        const auto worlds = allWorlds(observation);
        const Hidden hidden = hiddenFrom(observation);
        constrained += !hidden.certain[0].empty() && worlds.size() > 2 ? 1 : 0;
        std::map<std::uint64_t, int> drawn; // by what the first of the others holds
        const Seat first = seatAfter(observation.seat);
        for (const auto& world : worlds) drawn[world[first].bits()] = 0;
        const auto known = drawn.size();
        for (std::size_t n = 0; n < 200 * worlds.size(); ++n)
            ++drawn[imagine(observation, rng).hands[first].bits()];
        QCOMPARE(drawn.size(), known);
        std::vector<int> counts;
        for (const auto& [bits, times] : drawn) counts.push_back(times);
        QVERIFY(isUniform(counts));
    }
    QVERIFY(constrained > 5);
}

void WorldsTest::allWorldsOfTheFirstTrickAreAsLikely()
{
    // Too many to list them: each card is in each hand as often, and so is each pair of cards.
    Rng rng(6);
    const Observation observation = observe(dealt().state, seatAt(0));
    const Pack cards = packOf(wholePack() - observation.hand);
    std::vector<int> single(24);
    int together = 0;
    constexpr int times = 20000;
    for (int i = 0; i < times; ++i) {
        const CardSet hand = imagine(observation, rng).hands[seatAt(1)];
        for (std::size_t j = 0; j < 24; ++j) single[j] += hand.contains(cards[j]) ? 1 : 0;
        together += hand.contains(cards[0]) && hand.contains(cards[23]) ? 1 : 0;
    }
    QVERIFY(isUniform(single));
    const double expected = times * (12.0 * 11) / (24 * 23);
    QVERIFY(std::abs(together - expected) < 5 * std::sqrt(expected));
}

namespace {

TestTable spreadTable(Rng& rng)
{
    Rules rules;
    rules.tie = Tie::Draw;
    TestTable table(rules);
    while (!table.isIn<DrawDue>()) {
        if (isOver(table.state)) table = TestTable(rules);
        table.bring(rng);
        table.playOut(rng);
    }
    table.bring(rng);
    return table;
}

}

void WorldsTest::M40_aSpreadPackIsInAnyOrder()
{
    Rng rng(7);
    const TestTable table = spreadTable(rng);
    const Observation observation = observe(table.state, seatAt(0));
    std::vector<int> places(36);
    for (int i = 0; i < 20000; ++i) {
        const State world = imagine(observation, rng);
        QCOMPARE(cardsOf(world.spread), wholePack());
        for (std::size_t place = 0; place < 36; ++place)
            if (world.spread[place] == "BT"_card) ++places[place];
    }
    QVERIFY(isUniform(places));
}

void WorldsTest::M40_whatIsDrawnLiesWhereItLay()
{
    Rng rng(8);
    for (int position = 1; position <= 36; ++position) {
        TestTable table = spreadTable(rng);
        table.act({ std::to_string(table.due()) + " draw " + std::to_string(position) });
        const Observation observation = observe(table.state, seatAt(0));
        const auto place = static_cast<std::size_t>(position - 1);
        const State world = imagine(observation, rng);
        QCOMPARE(world.spread[place], table.state.spread[place]);
        QCOMPARE(cardsOf(world.spread), wholePack());
        QCOMPARE(world.spread.size(), std::size_t { 36 });
        QVERIFY(!(world.spread == table.state.spread));
        QVERIFY(observe(world, seatAt(0)) == observation);
    }
}

QTEST_APPLESS_MAIN(WorldsTest)
#include "worlds_test.moc"
