#include "tests/support/mittlere_table.h"
#include "tests/support/words.h"

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

/// Bells are trump: seat 1 made them so on the first heart, and leads.
TestTable bellsTrump(const char* by = "B7")
{
    TestTable table = dealt();
    table.act({ "0 play HA", "1 play " + std::string(by), "2 play H8" });
    return table;
}

// A second opinion on what may be played, from the table after M-17 alone.

struct Asked {
    std::vector<Card> trick;
    CardSet hand;
    Trump trump;
};

/// M-5, written down anew.
bool isHigherTrump(Card a, Card b)
{
    const std::string_view order = "U9AKOT876";
    return order.find(letter(a.rank())) < order.find(letter(b.rank()));
}

CardSet ofSuit(CardSet hand, Suit suit)
{
    CardSet cards;
    for (const Card card : hand)
        if (card.suit() == suit) cards.add(card);
    return cards;
}

struct Row {
    int number; // of the table, from 1
    CardSet cards;
};

Row mayPlay(const Asked& asked)
{
    if (asked.trick.empty()) return { 1, asked.hand };
    const Suit led = asked.trick.front().suit();
    const CardSet following = ofSuit(asked.hand, led);
    if (following.empty()) return { 2, asked.hand };
    if (!asked.trump) return { 3, following };
    if (asked.trump == led) {
        const bool onlyUnder = following.size() == 1 && following.first().rank() == Rank::Under;
        return onlyUnder ? Row { 4, asked.hand } : Row { 5, following };
    }
    CardSet cards = following;
    for (const Card card : ofSuit(asked.hand, *asked.trump)) {
        bool higher = true;
        for (const Card other : asked.trick)
            if (other.suit() == asked.trump && !isHigherTrump(card, other)) higher = false;
        if (higher) cards.add(card);
    }
    return { 6, cards };
}

int offended(const Asked& asked, Row row, Card card)
{
    if (row.number == 3) return 13;
    if (row.number == 5) return 14;
    return card.suit() == asked.trump ? 17 : 16;
}

Asked askedAt(const State& state)
{
    Asked asked { {}, state.hands[*seatDue(state.table)], state.table.trump };
    const PlayedTrick* trick = openTrick(state.table);
    if (trick != nullptr) asked.trick.assign(trick->cards.begin(), trick->cards.end());
    return asked;
}

/// Who takes the trick, by M-21 alone.
std::size_t taker(const FixedList<Card, 3>& trick, Trump trump)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < trick.size(); ++i) {
        const Card card = trick[i];
        const Card other = trick[best];
        if (card.suit() == trump && other.suit() == trump) {
            if (isHigherTrump(card, other)) best = i;
        } else if (card.suit() == other.suit() ? card.rank() < other.rank()
                                               : card.suit() == trump) {
            best = i;
        }
    }
    return best;
}

/// Plays random deals and shows each state before a card is played.
template <typename Look> void watch(int deals, std::uint64_t seed, const Look& look)
{
    Rng rng(seed);
    TestTable table;
    for (int i = 0; i < deals && !QTest::currentTestFailed(); ++i) {
        if (isOver(table.state)) table = TestTable();
        table.bring(rng);
        while (table.isIn<Playing>()) {
            look(table.state);
            const Seat seat = *seatDue(table.table());
            const ActionList list = legalActions(table.state, seat);
            mittlere::act(
                table.state, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
        }
    }
}

} // namespace

class PlayTest : public QObject {
    Q_OBJECT

private slots:
    void M10_theForehandLeadsThenTheTaker();
    void M10_theTurnPassesToTheNextSeat();
    void M10_theLeaderMayPlayAnyCard();
    void M11_allTwelveTricksArePlayed();
    void M12_whoIsVoidMayPlayAnyCard();
    void M12_whoIsVoidMayUndertrump();
    void M13_withoutTrumpTheSuitMustBeFollowed();
    void M14_trumpMustBeFollowed();
    void M15_theUnderIsNeverForcedOut();
    void M15_withAnotherTrumpTheUnderIsNoExcuse();
    void M16_followOrTrump();
    void M17_neverBeneathATrump();
    void M17_theTableRowByRow();
    void M17_theCountOfLegalLists();
    void M18_aCardPlayedStays();
    void M19_theFirstCardOffSuitMakesTrump();
    void M19_aSixDoesIt();
    void M20_theRulesOfTrumpHoldFromTheNextCardOn();
    void M20_whoIsVoidMayPlayAnythingAndMakesNoOtherTrump();
    void M20_theThirdMayFixTrumpToo();
    void M21_whoTakesTheTrick();
    void M21_earlierTricksStay();
    void M22_handsThatAreAlikeStayWithoutTrump();
    void M22_allOthersFindTrumpByTheEleventhTrick();
};

void PlayTest::M10_theForehandLeadsThenTheTaker()
{
    for (const int dealer : { 0, 1, 2 }) {
        Rng rng(10);
        TestTable table(Rules {}, seatAt(dealer));
        table.bring(rng);
        QCOMPARE(table.due(), (dealer + 1) % 3);
        QCOMPARE(forehandOf(table.table()), seatAt((dealer + 1) % 3));
    }
    QCOMPARE(bellsTrump().due(), 1);
}

void PlayTest::M10_theTurnPassesToTheNextSeat()
{
    TestTable table = dealt();
    QVERIFY(table.refuses(1, "play LA", 10));
    table.act({ "0 play HA" });
    QCOMPARE(table.due(), 1);
    QVERIFY(table.refuses(0, "play HK", 10));
    QVERIFY(table.refuses(2, "play H8", 10));
    table.act({ "1 play LA" });
    QCOMPARE(table.due(), 2);
}

void PlayTest::M10_theLeaderMayPlayAnyCard()
{
    const TestTable table = dealt();
    QCOMPARE(table.playable(), table.state.hands[seatAt(0)]);
    const TestTable later = bellsTrump();
    QCOMPARE(later.playable(), later.state.hands[seatAt(1)]);
    QCOMPARE(later.playable().size(), 11);
}

void PlayTest::M11_allTwelveTricksArePlayed()
{
    Rng rng(11);
    TestTable table;
    for (int deal = 0; deal < 12; ++deal) {
        table.bring(rng);
        for (int card = 0; card < 36; ++card) {
            QVERIFY(table.isIn<Playing>());
            const Seat seat = *seatDue(table.table());
            mittlere::act(table.state, seat, legalActions(table.state, seat)[0]);
        }
        QVERIFY(!table.isIn<Playing>());
        QCOMPARE(table.table().tricks.size(), std::size_t { 12 });
    }
}

void PlayTest::M12_whoIsVoidMayPlayAnyCard()
{
    TestTable table = dealt();
    table.play("HA"_cards);
    QCOMPARE(table.playable(), table.state.hands[seatAt(1)]);
}

void PlayTest::M12_whoIsVoidMayUndertrump()
{
    TestTable table = bellsTrump();
    table.play("LA"_cards); // seat 2 is void of leaves
    QCOMPARE(table.playable(), table.state.hands[seatAt(2)]);
    table.play("BO"_cards);
    QCOMPARE(table.playable(), CardSet("L6 L7 L8"_cards)); // B6 is beneath the ober
    const Trick trumped { Suit::Leaves, "BO"_card };
    QCOMPARE(mittlere::playable(trumped, "BT B8 HA"_cards, Suit::Bells), CardSet("BT B8 HA"_cards));
}

void PlayTest::M13_withoutTrumpTheSuitMustBeFollowed()
{
    TestTable table = dealt();
    table.play("B6"_cards);
    QCOMPARE(table.playable(), CardSet("BA BK BU B9 B7"_cards));
    QVERIFY(table.refuses(1, "play LA", 13));
    QVERIFY(table.refuses(1, "play AA", 13));
    QVERIFY(table.refuses(1, "play HA", 34)); // not its card
}

void PlayTest::M14_trumpMustBeFollowed()
{
    TestTable table = bellsTrump();
    table.play("BA"_cards);
    QCOMPARE(table.playable(), CardSet("BO BT B8"_cards)); // any one, also a lower one
    QVERIFY(table.refuses(2, "play H7", 14));
    table.play("B8"_cards);
    QCOMPARE(table.playable(), CardSet("B6"_cards)); // only a lower one, yet it must
    QVERIFY(table.refuses(0, "play HK", 14));
}

void PlayTest::M15_theUnderIsNeverForcedOut()
{
    const Trick trumpLed { Suit::Bells, "BA"_card };
    QCOMPARE(
        mittlere::playable(trumpLed, "BU HA L6"_cards, Suit::Bells), CardSet("BU HA L6"_cards));
    QCOMPARE(mittlere::playable(trumpLed, "BU"_cards, Suit::Bells), CardSet("BU"_cards));
    // The under of another suit is a card like the others.
    QCOMPARE(mittlere::playable({ Suit::Hearts, "HA"_card }, "HU L6"_cards, Suit::Bells),
        CardSet("HU"_cards));
    QCOMPARE(mittlere::playable({ Suit::Hearts, "HA"_card }, "HU L6"_cards, std::nullopt),
        CardSet("HU"_cards));
}

void PlayTest::M15_withAnotherTrumpTheUnderIsNoExcuse()
{
    const Trick trumpLed { Suit::Bells, "BA"_card };
    QCOMPARE(
        mittlere::playable(trumpLed, "BU B6 HA L6"_cards, Suit::Bells), CardSet("BU B6"_cards));
}

void PlayTest::M16_followOrTrump()
{
    TestTable table = bellsTrump();
    table.play("AA"_cards);
    QCOMPARE(table.playable(), CardSet("AK AO AU AT A9 A8 BO BT B8"_cards));
    QVERIFY(table.refuses(2, "play H7", 16));
    table.play("AK"_cards);
    QCOMPARE(table.playable(), CardSet("A6 A7 B6"_cards));
    QVERIFY(table.refuses(0, "play HK", 16));
    QVERIFY(table.refuses(0, "play L6", 16));
}

void PlayTest::M17_neverBeneathATrump()
{
    TestTable table = bellsTrump();
    table.play("AA B8"_cards);
    QCOMPARE(table.playable(), CardSet("A6 A7"_cards));
    QVERIFY(table.refuses(0, "play B6", 17));
    QVERIFY(table.refuses(0, "play HK", 16));
    const Trick nineLies { Suit::Acorns, "B9"_card };
    QCOMPARE(mittlere::playable(nineLies, "A6 BA BU BT"_cards, Suit::Bells),
        CardSet("A6 BU"_cards)); // only the under is above the nine
}

void PlayTest::M17_theTableRowByRow()
{
    std::map<int, int> rows;
    std::map<int, int> clauses;
    watch(4000, 17, [&](const State& state) {
        const Asked asked = askedAt(state);
        const Row row = mayPlay(asked);
        ++rows[row.number];
        const Seat seat = *seatDue(state.table);
        for (const Card card : asked.hand) {
            const auto why = whyNot(state, seat, Action::play(card));
            QCOMPARE(!why, row.cards.contains(card));
            if (!why) continue;
            QCOMPARE(why->game, 'M');
            QCOMPARE(int(why->number), offended(asked, row, card));
            ++clauses[why->number];
        }
    });
    QCOMPARE(rows.size(), std::size_t { 6 });
    for (const auto& [number, times] : rows) QVERIFY2(times > 100, std::to_string(number).c_str());
    QCOMPARE(clauses.size(), std::size_t { 4 });
    for (const auto& [number, times] : clauses) QVERIFY(times > 100);
}

void PlayTest::M17_theCountOfLegalLists()
{
    watch(4000, 171, [](const State& state) {
        for (const Seat seat : everybody) {
            const ActionList list = legalActions(state, seat);
            const bool due = seat == seatDue(state.table);
            QCOMPARE(list.size(),
                due ? static_cast<std::size_t>(mayPlay(askedAt(state)).cards.size()) : 0);
            QVERIFY(!due || !list.empty());
        }
    });
}

void PlayTest::M18_aCardPlayedStays()
{
    TestTable table = dealt();
    table.play("B6 BA BO B7 B8"_cards);
    QVERIFY(!table.table().trump);
    table.play("HA"_cards); // bells were led: hearts are trump now
    QCOMPARE(table.table().trump, Trump(Suit::Hearts));
    const PlayedTrick& trick = table.table().tricks[1];
    QVERIFY(trick.cards.contains("B7"_card) && trick.cards.contains("B8"_card));
    QCOMPARE(trick.winner, seatAt(0));
}

void PlayTest::M19_theFirstCardOffSuitMakesTrump()
{
    TestTable table = dealt();
    table.play("HA"_cards);
    QVERIFY(!table.table().trump);
    table.play("LT"_cards);
    QCOMPARE(table.table().trump, Trump(Suit::Leaves));
    QCOMPARE(table.table().tricks.back().winner, seatAt(1));
}

void PlayTest::M19_aSixDoesIt()
{
    TestTable table;
    table.deal({ "HA HK HO HU HT H9 L9 L7 L8 B9 A9 A7"_cards,
        "LA LK LO LU LT L6 BA BK BU B6 B7 AA"_cards, "H8 H7 H6 BO BT B8 AK AO AU AT A6 A8"_cards });
    table.play("HA B6 H8"_cards);
    QCOMPARE(table.table().trump, Trump(Suit::Bells));
    QCOMPARE(table.table().tricks[0].winner, seatAt(1));
    QCOMPARE(table.due(), 1);
}

void PlayTest::M20_theRulesOfTrumpHoldFromTheNextCardOn()
{
    TestTable table = dealt();
    table.play("HA B7"_cards);
    QCOMPARE(table.playable(), CardSet("H8 H7 H6 BO BT B8"_cards));
    QVERIFY(table.refuses(2, "play AK", 16));
    TestTable higher = dealt();
    higher.play("HA B9"_cards);
    QCOMPARE(higher.playable(), CardSet("H8 H7 H6"_cards));
    QVERIFY(higher.refuses(2, "play BO", 17));
}

void PlayTest::M20_whoIsVoidMayPlayAnythingAndMakesNoOtherTrump()
{
    TestTable table;
    table.deal({ "HA HK HO HU HT H9 H8 H7 H6 B6 A6 A7"_cards,
        "LA LK LO LU LT L9 BA BK BU B9 B7 AA"_cards, "L8 L7 L6 BO BT B8 AK AO AU AT A9 A8"_cards });
    table.play("HA B7"_cards);
    QCOMPARE(table.playable(), table.state.hands[seatAt(2)]);
    table.play("AK"_cards);
    QCOMPARE(table.table().trump, Trump(Suit::Bells));
    QCOMPARE(table.table().tricks[0].winner, seatAt(1));
}

void PlayTest::M20_theThirdMayFixTrumpToo()
{
    TestTable table = dealt();
    table.play("L6 LA AK"_cards);
    QCOMPARE(table.table().trump, Trump(Suit::Acorns));
    QCOMPARE(table.due(), 2);
}

void PlayTest::M21_whoTakesTheTrick()
{
    int trumped = 0;
    int plain = 0;
    watch(4000, 21, [&](const State& state) {
        if (state.table.tricks.empty() || openTrick(state.table) != nullptr) return;
        const PlayedTrick& trick = state.table.tricks.back();
        const std::size_t place = taker(trick.cards, state.table.trump);
        QCOMPARE(trick.winner, seatAt((trick.leader.index + static_cast<int>(place)) % 3));
        QCOMPARE(*seatDue(state.table), trick.winner);
        QCOMPARE(takingPlace({ trick.cards[0], trick.cards[1], trick.cards[2] }, state.table.trump),
            place);
        ++(trick.winning.suit() == state.table.trump ? trumped : plain);
    });
    QVERIFY(trumped > 10000 && plain > 10000);
}

void PlayTest::M21_earlierTricksStay()
{
    TestTable table = dealt();
    table.play("B6 BA B8"_cards);
    QCOMPARE(table.table().tricks[0].winner, seatAt(1));
    table.play("B9 BO HA"_cards); // hearts are trump
    QCOMPARE(table.table().tricks[1].winner, seatAt(0));
    TestTable bells = dealt();
    bells.play("B6 BA BO BK BT"_cards);
    QCOMPARE(bells.table().tricks[0].winner, seatAt(1));
    const PerSeat<CardSet> taken = takenCards(bells.table());
    QCOMPARE(taken[seatAt(1)], CardSet("B6 BA BO"_cards));
}

void PlayTest::M22_handsThatAreAlikeStayWithoutTrump()
{
    Rng rng(22);
    for (int i = 0; i < 300; ++i) {
        Pack pack;
        std::array<Pack, 4> ofSuits;
        for (std::size_t suit = 0; suit < 4; ++suit)
            ofSuits[suit] = shuffled(packOf(CardSet::of(suits[suit])), rng);
        for (std::size_t k = 0; k < 36; ++k) pack.push(ofSuits[k / 9][k % 9]);
        TestTable table;
        table.state = withPack(table.state, pack);
        table.playOut(rng);
        QVERIFY(!table.table().trump);
    }
}

void PlayTest::M22_allOthersFindTrumpByTheEleventhTrick()
{
    Rng rng(221);
    TestTable table;
    int trumpless = 0;
    for (int i = 0; i < 20000; ++i) {
        if (isOver(table.state)) table = TestTable();
        table.bring(rng);
        bool alike = true;
        for (const Seat seat : everybody)
            for (const Suit suit : suits)
                alike = alike && (table.state.hands[seat] & CardSet::of(suit)).size() == 3;
        while (table.table().tricks.size() < 12) {
            const Seat seat = *seatDue(table.table());
            const ActionList list = legalActions(table.state, seat);
            mittlere::act(
                table.state, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
        }
        QCOMPARE(!table.table().trump, alike);
        trumpless += alike ? 1 : 0;
        table.playOut(rng);
    }
    QVERIFY(trumpless > 20 && trumpless < 90); // one in 425: 47
}

QTEST_APPLESS_MAIN(PlayTest)
#include "play_test.moc"
