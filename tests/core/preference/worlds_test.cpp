#include "core/preference/worlds.h"

#include "core/bots/preference/book_cards.h"
#include "core/bots/random.h"
#include "tests/core/preference/could_happen.h"
#include "tests/support/preference_table.h"
#include "tests/support/words.h"

#include <cmath>
#include <map>

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;

namespace {

/// Seat 0 alone has acorns; seat 2 has low trumps only.
const std::initializer_list<CardList> hands {
    "A7 A8 A9 AT AU AO AK AA HA L7"_cards,
    "HK HO L8 L9 LT LU BA BK BO BU"_cards,
    "H7 H8 H9 HT HU LO LK LA B7 B8"_cards,
};

TestTable hearts(const Rules& rules = {})
{
    TestTable table(rules);
    table.deal(hands);
    table.act({ "0 bid hearts", "1 pass", "2 pass" });
    return table;
}

Places placesFor(const TestTable& table, int seat)
{
    return possiblePlaces(observe(table.state, seatAt(seat)));
}

CardSet mayHold(const TestTable& table, int observer, int seat)
{
    return placesFor(table, observer).hands[seatAt(seat)];
}

/// Goes back through discards and talon to the hands as they were dealt: ten cards each.
bool wasDealt(const State& world)
{
    PerSeat<CardSet> held = world.hands;
    const PublicState& table = world.table;
    for (const Seat seat : table.active) held[seat] |= playedBy(table, seat);
    for (std::size_t i = table.buyers.size(); i-- > 0;) {
        CardSet& hand = held[table.buyers[i]];
        if (i < world.discards.size()) hand |= world.discards[i];
        const CardSet taken = i == 0 ? world.talon : world.discards[i - 1];
        if (hand.size() != 12 || taken.size() != 2 || !(taken - hand).empty()) return false;
        hand -= taken;
    }
    for (const Seat seat : table.active)
        if (held[seat].size() != 10) return false;
    return world.talon.size() == 2;
}

/// The hands, and what was laid aside last.
using Lie = std::array<std::uint64_t, maxSeats + 1>;

Lie lieOf(const State& world)
{
    Lie lie {};
    for (std::size_t i = 0; i < maxSeats; ++i) lie[i] = world.hands.values[i].bits();
    lie[maxSeats] = (world.discards.empty() ? world.talon : world.discards.back()).bits();
    return lie;
}

/// Counts the courses of a deal that a seat must reckon with, by trying all.
class Census {
public:
    explicit Census(const Observation& observation)
        : observation_(observation)
        , truth_(possiblePlaces(observation))
    {
    }
    /// How many courses lead to each lie of the cards; nothing if that takes too long.
    std::optional<std::map<Lie, int>> taken()
    {
        State world;
        world.table = observation_.table;
        CardSet rest = wholePack();
        for (const Seat seat : observation_.table.active) rest -= playedBy(world.table, seat);
        lay(world, CardSet(), rest);
        if (lies_ > 300) return std::nullopt;
        return counts_;
    }

private:
    void lay(const State& world, CardSet aside, CardSet rest)
    {
        if (lies_ > 300) return;
        if (rest.empty()) {
            ++lies_;
            PerSeat<CardSet> held = world.hands;
            for (const Seat seat : observation_.table.active)
                held[seat] |= playedBy(observation_.table, seat);
            if (couldHappen(world)) traceBack(world, held, aside, {});
            return;
        }
        const Card card = rest.first();
        rest.remove(card);
        for (const Seat seat : observation_.table.active) {
            const bool full = world.hands[seat].size() == handSize(observation_.table, seat);
            if (full || !truth_.hands[seat].contains(card)) continue;
            State next = world;
            next.hands[seat].add(card);
            lay(next, aside, rest);
        }
        if (aside.size() < 2 && truth_.aside.contains(card)) {
            aside.add(card);
            lay(world, aside, rest);
        }
    }
    /// Any two cards may have been taken up by each buyer, the last one first.
    void traceBack(const State& world, PerSeat<CardSet> held, CardSet aside,
        const std::vector<CardSet>& discards)
    {
        const auto& buyers = observation_.table.buyers;
        if (discards.size() == buyers.size()) return enter(world, aside, discards);
        const Seat buyer = buyers[buyers.size() - 1 - discards.size()];
        const CardSet twelve = held[buyer] | aside;
        std::vector<CardSet> more = discards;
        more.insert(more.begin(), aside);
        for (const Card first : twelve)
            for (const Card second : twelve) {
                if (first.index() >= second.index()) continue;
                const CardSet taken { first, second };
                held[buyer] = twelve - taken;
                traceBack(world, held, taken, more);
            }
    }
    void enter(State world, CardSet talon, const std::vector<CardSet>& discards)
    {
        world.talon = talon;
        for (const CardSet cards : discards) world.discards.push(cards);
        if (wasDealt(world) && observe(world, observation_.seat) == observation_)
            ++counts_[lieOf(world)];
    }

    const Observation& observation_;
    Places truth_;
    std::map<Lie, int> counts_;
    int lies_ = 0;
};

/// Do so many draws fall on the lies as often as they should (chi-square)?
bool areDrawnAsOften(const Observation& observation, const std::map<Lie, int>& courses, Rng& rng)
{
    int all = 0;
    for (const auto& [lie, count] : courses) all += count;
    const int draws = 20 * static_cast<int>(courses.size());
    std::map<Lie, int> drawn;
    const Worlds worlds(observation);
    for (int i = 0; i < draws; ++i) ++drawn[lieOf(worlds.imagine(rng))];
    double distance = 0;
    for (const auto& [lie, count] : courses) {
        const double expected = static_cast<double>(draws) * count / all;
        distance += (drawn[lie] - expected) * (drawn[lie] - expected) / expected;
    }
    const auto freedom = static_cast<double>(courses.size()) - 1;
    return drawn.size() == courses.size() && distance < freedom + 4.5 * std::sqrt(2 * freedom);
}

} // namespace

class WorldsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsSeenIsWhereItIs();
    void P48_whoDidNotFollowIsVoid();
    void P49_whoDidNotOvertakeCouldNot();
    void P51_whoMaskedHasNothingLower();
    void P55_whoDidNotTrumpHasNone();
    void discardsThatWereTakenAreStillKnown();
    void openHandsAreKnown();
    void whatOnlyOneCanHoldIsStillOut();
    void everyWorldCouldHaveHappened();
    void theTruthIsAlwaysPossible();
    void everyPossiblePlaceIsDrawn();
    void everyCourseIsAsLikely_data();
    void everyCourseIsAsLikely();
};

void WorldsTest::whatIsSeenIsWhereItIs()
{
    TestTable table = hearts();
    const Places places = placesFor(table, 0);
    QCOMPARE(places.hands[seatAt(0)], table.state.hands[seatAt(0)]);
    const CardSet others = wholePack() - table.state.hands[seatAt(0)];
    QCOMPARE(places.hands[seatAt(1)], others);
    QCOMPARE(places.aside, others);
    QCOMPARE(fittingPlaces(observe(table.state, seatAt(0))), places);
}

void WorldsTest::P48_whoDidNotFollowIsVoid()
{
    TestTable table = hearts();
    table.play("A7 HO B7"_cards);
    const CardSet acorns = CardSet::of(Suit::Acorns);
    QVERIFY((mayHold(table, 2, 1) & acorns).empty());
    QVERIFY((mayHold(table, 1, 2) & acorns).empty());
    QCOMPARE((mayHold(table, 1, 0) & acorns).size(), 7);
}

void WorldsTest::P49_whoDidNotOvertakeCouldNot()
{
    TestTable table = hearts();
    table.play("A7 HO B7"_cards);
    // Seat 2 threw a bell on the ober of hearts: it has neither king nor ace, but perhaps lower
    // ones.
    QCOMPARE(mayHold(table, 0, 2) & CardSet::of(Suit::Hearts), CardSet("HU HT H9 H8 H7"_cards));
}

void WorldsTest::P51_whoMaskedHasNothingLower()
{
    TestTable table = hearts();
    table.play("A7 HO"_cards);
    QCOMPARE(mayHold(table, 2, 1) & CardSet::of(Suit::Hearts), CardSet("HA HK"_cards));
}

void WorldsTest::P55_whoDidNotTrumpHasNone()
{
    TestTable table = hearts(withCompulsion());
    table.play("A7 HO HU"_cards);
    QVERIFY(!(mayHold(table, 0, 2) & CardSet::of(Suit::Hearts)).empty());
    const CardSet none = excluded(
        Trick { Suit::Acorns, "HO"_card }, "B7"_card, Duties { Suit::Hearts, true, false });
    QCOMPARE(none, CardSet::of(Suit::Acorns) | CardSet::of(Suit::Hearts));
}

void WorldsTest::discardsThatWereTakenAreStillKnown()
{
    TestTable table;
    table.fill(20);
    table.deal();
    table.act({ "0 bid 1", "1 bid 2", "2 pass", "0 pass", "1 discard", "1 announce 2", "0 take" });
    const CardSet first = table.state.discards[0];
    QVERIFY((first - mayHold(table, 1, 0)).empty());
    QVERIFY((first & mayHold(table, 1, 2)).empty());
    table.act({ "0 discard", "0 announce 5" });
    QVERIFY((first - placesFor(table, 1).aside).empty()); // they may lie aside again
}

void WorldsTest::openHandsAreKnown()
{
    TestTable table;
    table.deal({ "A7 A8 A9 L7 L8 L9 B7 B8 B9 H7"_cards, "AT AU AO LT LU LO BT BU BO HT"_cards,
        "AK AA LK LA BK BA H8 H9 HU HO"_cards });
    table.act({ "0 bid 7x", "1 pass", "2 pass", "0 play A7", "1 play AT", "2 play AA" });
    QCOMPARE(mayHold(table, 1, 2), table.state.hands[seatAt(2)]);
    const Places places = fittingPlaces(observe(table.state, seatAt(0)));
    QCOMPARE(places.aside, table.state.talon); // all is known
}

void WorldsTest::whatOnlyOneCanHoldIsStillOut()
{
    TestTable table;
    table.deal({ "AA AK AO AU AT A9 A8 A7 LA HA"_cards, "L7 L8 L9 LT B7 B8 B9 BT BU BO"_cards,
        "LU LO BK BA H7 H8 H9 HT HU HO"_cards });
    table.act({ "0 bid 1", "1 pass", "2 pass", "0 discard HK LK", "0 announce 1", "0 play HA",
        "1 play B7", "2 play H7" });
    const CardSet hearts = "H8 H9 HT HU HO"_cards; // seat 1 did not follow
    const Places places = fittingPlaces(observe(table.state, seatAt(0)));
    QCOMPARE(places.hands[seatAt(2)] & CardSet::of(Suit::Hearts), hearts);
    QVERIFY((places.hands[seatAt(1)] & CardSet::of(Suit::Hearts)).empty());
    QVERIFY(
        (bots::cardsOutside(observe(table.state, seatAt(0)), bots::PreferenceMemory::All) & hearts)
        == hearts);
}

void WorldsTest::everyWorldCouldHaveHappened()
{
    Rng rng(1);
    int played = 0;
    int outbought = 0;
    for (int i = 0; i < 1500; ++i) {
        const auto sample = *bots::sampledRules(Fixed<Rules> {}, rng);
        State state = start(sample.rules, sample.players, seatAt(0));
        while (!isOver(state)) {
            if (awaitsPack(state)) {
                state = withPack(state, shuffled(packOf(wholePack(state)), rng));
                continue;
            }
            const Acted acted = bots::randomAct(state, rng);
            state = after(state, acted.seat, acted.action);
            if (state.table.settled || rng.below(16) != 0) continue;
            const Seat seat
                = seatAt(static_cast<int>(rng.below(static_cast<std::uint32_t>(sample.players))));
            const State world = imagine(observe(state, seat), rng);
            QVERIFY(couldHappen(world));
            QVERIFY(wasDealt(world));
            played += world.table.tricks.empty() ? 0 : 1;
            outbought += world.table.buyers.size() > 2 ? 1 : 0;
        }
    }
    QVERIFY(played > 1000);
    QVERIFY(outbought > 50);
}

void WorldsTest::theTruthIsAlwaysPossible()
{
    Rng rng(2);
    for (int i = 0; i < 500; ++i) {
        const auto sample = *bots::sampledRules(Fixed<Rules> {}, rng);
        State state = start(sample.rules, sample.players, seatAt(0));
        while (!isOver(state)) {
            if (awaitsPack(state)) {
                state = withPack(state, shuffled(packOf(wholePack(state)), rng));
                continue;
            }
            const Acted acted = bots::randomAct(state, rng);
            state = after(state, acted.seat, acted.action);
            if (state.table.settled) continue;
            for (const Seat seat : SeatSet::firstOf(sample.players)) {
                const Places places = possiblePlaces(observe(state, seat));
                for (const Seat other : state.table.active)
                    QVERIFY((state.hands[other] - places.hands[other]).empty());
            }
        }
    }
}

void WorldsTest::everyPossiblePlaceIsDrawn()
{
    TestTable table = hearts();
    table.play("A7 HO B7"_cards);
    const Observation observation = observe(table.state, seatAt(0));
    const Places places = possiblePlaces(observation);
    Rng rng(3);
    Places drawn;
    for (int i = 0; i < 2000; ++i) {
        const State world = imagine(observation, rng);
        for (const Seat seat : table.table().active) drawn.hands[seat] |= world.hands[seat];
        drawn.aside |= world.talon;
    }
    QVERIFY(drawn == places);
}

void WorldsTest::everyCourseIsAsLikely_data()
{
    QTest::addColumn<int>("buyers");
    QTest::addColumn<int>("endings");
    QTest::newRow("nobody bought") << 0 << 20;
    QTest::newRow("the declarer bought") << 1 << 20;
    QTest::newRow("one after-bought") << 2 << 4;
}

void WorldsTest::everyCourseIsAsLikely()
{
    QFETCH(int, buyers);
    QFETCH(int, endings);
    Rng rng(4);
    State state = start({}, 3, seatAt(0));
    for (int attempt = 0; endings > 0 && attempt < 100000; ++attempt) {
        if (isOver(state)) state = start({}, 3, seatAt(0));
        while (!awaitsPack(state) && !isOver(state)) {
            const Acted acted = bots::randomAct(state, rng);
            state = after(state, acted.seat, acted.action);
            const auto bought = static_cast<int>(state.table.buyers.size());
            if (state.table.settled || bought != buyers || state.table.tricks.size() < 7) continue;
            const Observation observation = observe(state, seatAt(static_cast<int>(rng.below(3))));
            const auto courses = Census(observation).taken();
            if (!courses || courses->size() < 2) continue;
            QVERIFY(areDrawnAsOften(observation, *courses, rng));
            --endings;
            break;
        }
        while (!awaitsPack(state) && !isOver(state)) {
            const Acted acted = bots::randomAct(state, rng);
            state = after(state, acted.seat, acted.action);
        }
        if (awaitsPack(state)) state = withPack(state, shuffled(packOf(wholePack(state)), rng));
    }
    QCOMPARE(endings, 0);
}

QTEST_APPLESS_MAIN(WorldsTest)
#include "worlds_test.moc"
