#include "core/bieten/worlds.h"

#include "tests/support/bieten_table.h"
#include "tests/support/every_game.h"
#include "tests/support/words.h"

#include <algorithm>

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

namespace {

using BietenMatch = Timeline<State>;

/// Some states of random matches in mid-deal.
template <typename Look> void sampleDeals(int count, const Look& look)
{
    Rng rng(1);
    while (count > 0 && !QTest::currentTestFailed()) {
        BietenMatch match = GameTest<State>::opening(rng);
        for (int shown = 0; shown < 5 && count > 0 && !isOver(match.state());) {
            goOn(match, rng);
            if (match.state().table.count || rng.below(10) != 0) continue;
            look(match, rng);
            ++shown;
            --count;
        }
    }
}

std::vector<Acted> actsOfDeal(const BietenMatch& match)
{
    std::vector<Acted> acts;
    for (std::size_t i = match.turns().back().length + 1; i < match.length(); ++i) {
        const auto& acted = std::get<BietenMatch::Acted>(match.event(i));
        acts.push_back({ acted.seat, acted.action });
    }
    return acts;
}

State beforeDeal(const BietenMatch& match) { return match.turns().back().before; }

/// Which cards of his the cutter of this world may have stolen, the first one first.
std::vector<Card> stolenIn(const State& world)
{
    const CardSet cards = world.holdings[cutterOf(world.table)].cards;
    std::vector<Card> stolen;
    if (world.table.rules.steal == Steal::Weli) return { weliCard };
    for (const Card card : cards)
        if (stolen.size() < world.table.stolen) stolen.push_back(card);
    return stolen;
}

/// A pack from which this world is dealt when `lifted` cards are cut, in rounds of `first` and the
/// rest.
Pack packOfWorld(const State& world, int lifted, int first)
{
    const PublicState& table = world.table;
    const std::vector<Card> stolen = table.stolen == 0 ? std::vector<Card> {} : stolenIn(world);
    PerSeat<CardSet> left;
    for (const Seat seat : table.active) left[seat] = world.holdings[seat].cards;
    PerSeat<int> given;
    given[cutterOf(table)] = static_cast<int>(stolen.size());
    for (const Card card : stolen) left[cutterOf(table)].remove(card);

    std::vector<Card> order;
    for (const int round : { first, 3 - first }) {
        Seat seat = table.dealer;
        do {
            seat = nextIn(table.active, seat);
            for (int i = 0; i < round && given[seat] < 3; ++i, ++given[seat]) {
                order.push_back(left[seat].first());
                left[seat].remove(order.back());
            }
        } while (seat != table.dealer);
    }
    order.insert(order.end(), world.pack.begin(), world.pack.end());

    const auto upper = order.end() - (lifted - static_cast<int>(stolen.size()));
    Pack pack;
    std::for_each(upper, order.end(), [&pack](Card card) { pack.push(card); });
    std::for_each(stolen.rbegin(), stolen.rend(), [&pack](Card card) { pack.push(card); });
    std::for_each(order.begin(), upper, [&pack](Card card) { pack.push(card); });
    return pack;
}

/// Deals this world and does again what was done; nothing if that is not legal.
std::optional<State> livedThrough(const State& world, const BietenMatch& match)
{
    const std::vector<Acted> acts = actsOfDeal(match);
    const bool twoFirst = acts.end()
        != std::find_if(acts.begin(), acts.end(),
            [](const Acted& acted) { return acted.action.verb() == Verb::DealTwoOne; });
    const int lifted = acts[0].action.lifted();
    State state = withPack(beforeDeal(match), packOfWorld(world, lifted, twoFirst ? 2 : 1));
    for (const Acted& acted : acts) {
        if (whyNot(state, acted.seat, acted.action)) return std::nullopt;
        state = after(state, acted.seat, acted.action);
    }
    return state;
}

bool allPossible(
    const TestTable& table, int observer, int other, const std::function<bool(CardSet)>& fits)
{
    const auto hands = possibleHands(observe(table.state, seatAt(observer)), seatAt(other));
    return !hands.empty() && std::all_of(hands.begin(), hands.end(), fits);
}

} // namespace

class WorldsTest : public QObject {
    Q_OBJECT

private slots:
    void theTrueHandIsAlwaysPossible();
    void everyImaginedWorldCouldHaveBeenDealt();
    void whoDidNotFollowHasNoCardOfTheSuit();
    void whoClaimsAFigureHasIt();
    void whoClaimsHeartsAndThrowsNoneHadOne();
    void aConcededFigureSetsTheWeliFree();
    void withoutWildCardsNothingElseIsAssumed();
    void withIrregularitiesAnythingIsPossible();
    void aLeftWeliIsKnownToLieAtTheBottom();
    void aStolenWeliIsKnownToBeTheCutters();
    void withoutAChoiceTheBottomIsNotTheWeli();
    void whatTheCutterSawHeRemembers();
};

void WorldsTest::theTrueHandIsAlwaysPossible()
{
    sampleDeals(400, [](const BietenMatch& match, Rng&) {
        const State& state = match.state();
        for (const Seat seat : SeatSet::firstOf(state.table.players)) {
            const Observation observation = observe(state, seat);
            for (const Seat other : state.table.active) {
                if (other == seat) continue;
                const auto hands = possibleHands(observation, other);
                const CardSet cards = state.holdings[other].cards;
                QVERIFY(std::find(hands.begin(), hands.end(), cards) != hands.end());
            }
        }
    });
}

void WorldsTest::everyImaginedWorldCouldHaveBeenDealt()
{
    int lived = 0;
    sampleDeals(600, [&lived](const BietenMatch& match, Rng& rng) {
        const State& state = match.state();
        if (!seatDue(state.table) && !std::holds_alternative<Reviewing>(state.table.phase)) return;
        for (const Seat seat : SeatSet::firstOf(state.table.players)) {
            const State world = imagine(observe(state, seat), rng);
            const auto again = livedThrough(world, match);
            QVERIFY(again);
            QVERIFY(again->table == world.table);
            QVERIFY(again->holdings == world.holdings);
            QVERIFY(again->offences == world.offences);
            ++lived;
        }
    });
    QVERIFY(lived > 1000);
}

void WorldsTest::whoDidNotFollowHasNoCardOfTheSuit()
{
    TestTable table(Rules {}, { "HA LK BT"_cards, "L9 AA A9"_cards, "H9 L8 A8"_cards });
    table.act({ "0 play HA", "1 play L9" });
    QVERIFY(allPossible(
        table, 0, 1, [](CardSet cards) { return (cards & CardSet::of(Suit::Hearts)).empty(); }));
    QVERIFY(allPossible(table, 0, 1, [](CardSet cards) { return cards.contains("L9"_card); }));
}

void WorldsTest::whoClaimsAFigureHasIt()
{
    TestTable table(Rules {}, { "HA LK BT"_cards, "L9 AA AK"_cards, "H9 L8 A8"_cards });
    table.act({ "2 bid hearts", "0 hold hearts", "1 bid run", "2 good run", "0 good run" });
    const CardSet hearts = CardSet::of(Suit::Hearts) | "B6"_cards;
    QVERIFY(allPossible(table, 0, 2, [&](CardSet cards) { return !(cards & hearts).empty(); }));
    const auto hands = possibleHands(observe(table.state, seatAt(0)), seatAt(1));
    QVERIFY(std::find(hands.begin(), hands.end(), CardSet("AO AU H7"_cards)) != hands.end());
    QVERIFY(std::find(hands.begin(), hands.end(), CardSet("AO AT H7"_cards)) == hands.end());
    QVERIFY(std::find(hands.begin(), hands.end(), CardSet("AO B6 H7"_cards)) != hands.end());
}

void WorldsTest::whoClaimsHeartsAndThrowsNoneHadOne()
{
    // The Weli was promised as a heart, so it would have had to be played to the hearts led.
    TestTable table(Rules {}, { "LA HK BT"_cards, "HO L9 A9"_cards });
    table.act({ "1 bid hearts", "0 hold hearts", "0 play LA", "1 play L9", "0 play HK" });
    table.act({ "1 play HO", "0 play BT" });
    QVERIFY(allPossible(table, 0, 1, [](CardSet cards) { return cards.size() == 3; }));
    const auto hands = possibleHands(observe(table.state, seatAt(0)), seatAt(1));
    QVERIFY(std::find(hands.begin(), hands.end(), CardSet("HO L9 B6"_cards)) != hands.end());

    TestTable other(Rules {}, { "HK LA BT"_cards, "L9 A9 B6"_cards, "H9 L8 A8"_cards });
    other.act({ "0 play LA", "1 play L9", "2 play L8", "1 bid hearts", "2 good hearts" });
    other.act({ "0 good hearts", "0 play HK" });
    QVERIFY(other.refuses(1, "play A9", 31));
}

void WorldsTest::aConcededFigureSetsTheWeliFree()
{
    // Bound to a leaf, the Weli would have had to be played to the leaf led.
    Rules rules;
    rules.commitment = Commitment::Open;
    TestTable table(rules, { "LA HK BT"_cards, "B6 A9 BA"_cards });
    table.act({ "1 bid leaves", "0 good leaves", "0 play LA", "1 play BA" });
    const auto hands = possibleHands(observe(table.state, seatAt(0)), seatAt(1));
    QVERIFY(std::find(hands.begin(), hands.end(), CardSet("B6 A9 BA"_cards)) != hands.end());
}

void WorldsTest::withoutWildCardsNothingElseIsAssumed()
{
    TestTable table(withoutWeli(), { "HA LK BT"_cards, "H8 AA A9"_cards, "H9 L8 A8"_cards });
    table.act({ "0 play HA", "1 play H8" });
    // Two of the cards that seat 0 does not see: 32 but its three, the bottom one and H8.
    QCOMPARE(possibleHands(observe(table.state, seatAt(0)), seatAt(1)).size(), 27U * 26U / 2U);
}

void WorldsTest::withIrregularitiesAnythingIsPossible()
{
    TestTable table(
        penalised(withoutWeli()), { "HA LK BT"_cards, "L9 AA A9"_cards, "H9 L8 A8"_cards });
    table.act({ "0 play HA", "1 play L9" });
    QCOMPARE(possibleHands(observe(table.state, seatAt(0)), seatAt(1)).size(), 27U * 26U / 2U);
}

void WorldsTest::aLeftWeliIsKnownToLieAtTheBottom()
{
    Rules rules;
    rules.steal = Steal::Weli;
    rules.bottom = Bottom::Hidden;
    TestTable table(rules, 3);
    table.deal({ "HA LK BT"_cards, "L9 AA A9"_cards, "H9 L8 A8"_cards }, weliCard);
    Rng rng(1);
    for (int seat = 0; seat < 3; ++seat) {
        QVERIFY(!unseenCards(observe(table.state, seatAt(seat))).contains(weliCard));
        QCOMPARE(imagine(observe(table.state, seatAt(seat)), rng).pack.back(), weliCard);
    }
}

void WorldsTest::aStolenWeliIsKnownToBeTheCutters()
{
    Rules rules;
    rules.steal = Steal::Weli;
    TestTable table(rules, 3);
    const CardList top = "HK HO HU B6"_cards;
    Pack pack;
    for (const Card card : top) pack.push(card);
    for (const Card card : packFor(rules) - top) pack.push(card);
    table.bring(pack);
    table.act({ "1 cut 4", "1 steal", "2 deal 1-2" });
    QVERIFY(allPossible(table, 0, 1, [](CardSet cards) { return cards.contains(weliCard); }));
    QVERIFY(allPossible(table, 0, 2, [](CardSet cards) { return !cards.contains(weliCard); }));
}

void WorldsTest::withoutAChoiceTheBottomIsNotTheWeli()
{
    Rules rules;
    rules.steal = Steal::Weli;
    rules.bottom = Bottom::Hidden;
    TestTable table(rules, 3);
    table.deal({ "HA LK BT"_cards, "L9 AA A9"_cards, "H9 L8 A8"_cards }, "AO"_card);
    Rng rng(1);
    for (int i = 0; i < 200; ++i)
        QVERIFY(!(imagine(observe(table.state, seatAt(0)), rng).pack.back() == weliCard));
}

void WorldsTest::whatTheCutterSawHeRemembers()
{
    Rules rules;
    rules.bottom = Bottom::Hidden;
    TestTable table(rules, 3);
    table.deal({ "HA LK BT"_cards, "L9 AA A9"_cards, "H9 L8 A8"_cards }, "AO"_card);
    Rng rng(1);
    QVERIFY(!unseenCards(observe(table.state, seatAt(1))).contains("AO"_card));
    QVERIFY(unseenCards(observe(table.state, seatAt(0))).contains("AO"_card));
    for (int i = 0; i < 20; ++i)
        QCOMPARE(imagine(observe(table.state, seatAt(1)), rng).pack.back(), "AO"_card);
}

QTEST_APPLESS_MAIN(WorldsTest)
#include "worlds_test.moc"
