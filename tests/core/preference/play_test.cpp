#include "core/bots/random.h"
#include "tests/support/preference_table.h"
#include "tests/support/words.h"

#include <map>

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;

namespace {

/// Seat 0 plays this contract, which it bid at once; both defenders are bound to play.
TestTable contract(const char* key, std::initializer_list<CardList> hands, const Rules& rules = {},
    int players = 3)
{
    TestTable table(rules, players);
    table.deal(hands);
    const std::string bid = "0 bid " + std::string(key);
    table.act({ bid, "1 pass", "2 pass" });
    return table;
}

const std::initializer_list<CardList> mixedHands {
    "L9 LK HA HK HO A7 A8 A9 B7 B8"_cards,
    "L7 LT LA BA BK BO BU AT AU H7"_cards,
    "LO LU L8 H8 H9 HT HU B9 BT AO"_cards,
};

/// Seat 1 has no acorns.
const std::initializer_list<CardList> voidHands {
    "A7 A8 A9 HA L7 L8 L9 B7 B8 B9"_cards,
    "HK HO H7 H8 LA LK LO BA BK BO"_cards,
    "AT AU AO AK AA HU HT H9 LU LT"_cards,
};

/// Seat 0 alone has acorns; seat 2 has low trumps only.
const std::initializer_list<CardList> lowTrumpHands {
    "A7 A8 A9 AT AU AO AK AA HA L7"_cards,
    "HK HO L8 L9 LT LU BA BK BO BU"_cards,
    "H7 H8 H9 HT HU LO LK LA B7 B8"_cards,
};

// A second opinion on what may be played, from the table of P-50, P-51 and P-55 alone.

bool isHigher(Card a, Card b) { return a.suit() == b.suit() && int(a.rank()) < int(b.rank()); }

struct Asked {
    std::vector<Card> trick;
    CardSet hand;
    std::optional<Suit> trump;
    bool compulsion = false;
    bool masks = false;
};

CardSet ofSuit(CardSet hand, Suit suit)
{
    CardSet cards;
    for (const Card card : hand)
        if (card.suit() == suit) cards.add(card);
    return cards;
}

/// The cards of the hand that are higher than every card of that suit in the trick.
CardSet higherThanTrick(const Asked& asked, Suit suit)
{
    CardSet cards;
    for (const Card card : ofSuit(asked.hand, suit)) {
        bool higher = true;
        for (const Card other : asked.trick)
            if (other.suit() == suit && !isHigher(card, other)) higher = false;
        if (higher) cards.add(card);
    }
    return cards;
}

CardSet maskedIf(bool masks, CardSet beating)
{
    Card lowest = beating.first();
    for (const Card card : beating)
        if (isHigher(lowest, card)) lowest = card;
    return masks ? CardSet { lowest } : beating;
}

struct Row {
    int number; // of P-50, from 1
    CardSet cards;
};

Row mayPlay(const Asked& asked)
{
    const Suit led = asked.trick.front().suit();
    bool trumpInTrick = false;
    for (const Card card : asked.trick) trumpInTrick = trumpInTrick || card.suit() == asked.trump;
    const CardSet following = ofSuit(asked.hand, led);
    if (!following.empty() && (led == asked.trump || !trumpInTrick)) {
        const CardSet higher = higherThanTrick(asked, led);
        return { 1, higher.empty() ? following : maskedIf(asked.masks, higher) };
    }
    if (!following.empty()) return { 2, following };
    const CardSet trumps = asked.trump ? ofSuit(asked.hand, *asked.trump) : CardSet();
    if (trumps.empty()) return { 3, asked.hand };
    if (!trumpInTrick) return { 4, maskedIf(asked.masks, trumps) };
    const CardSet higher = higherThanTrick(asked, *asked.trump);
    if (!higher.empty()) return { 5, maskedIf(asked.masks, higher) };
    return { 6, asked.compulsion ? trumps : asked.hand };
}

Trick trickOf(const Asked& asked)
{
    Trick trick { asked.trick[0].suit(), asked.trick[0] };
    for (const Card card : asked.trick) {
        const bool overtrumps = card.suit() == asked.trump && trick.winning.suit() != asked.trump;
        if (overtrumps || isHigher(card, trick.winning)) trick.winning = card;
    }
    return trick;
}

Asked randomPosition(Rng& rng)
{
    const Pack pack = shuffled(packOf(wholePack()), rng);
    Asked asked;
    const auto tricks = 1 + rng.below(2);
    const auto hand = 1 + rng.below(10);
    for (std::size_t i = 0; i < tricks; ++i) asked.trick.push_back(pack[i]);
    for (std::size_t i = tricks; i < tricks + hand; ++i) asked.hand.add(pack[i]);
    const auto trump = rng.below(5);
    if (trump < 4) asked.trump = suits[trump];
    asked.compulsion = rng.below(2) == 0;
    asked.masks = asked.trump && tricks == 1 && rng.below(2) == 0;
    return asked;
}

/// What the seat that is due is asked for, read off the table.
Asked askedAt(const State& state)
{
    const PublicState& table = state.table;
    const Seat seat = *seatDue(table);
    Asked asked;
    asked.hand = state.hands[seat];
    asked.compulsion = table.rules.trumpCompulsion;
    const PlayedTrick& trick = table.tricks.back();
    asked.trick.assign(trick.cards.begin(), trick.cards.end());
    if (!table.declarer) return asked;
    asked.trump = rowOf(*table.contract).trump;
    Seat left = *table.declarer;
    do left = seatAt((left.index + 1) % table.players);
    while (table.players == 4 && left == table.dealer);
    const bool bothPlay
        = table.joined.size() == 2 || table.inviter || table.joined.empty(); // empty: forced
    asked.masks = asked.trump && bothPlay && trick.leader == table.declarer && seat == left;
    return asked;
}

} // namespace

class PlayTest : public QObject {
    Q_OBJECT

private slots:
    void P46_theDeclarerLeadsThenTheWinner();
    void P46_whoDoesNotPlayIsSkipped();
    void P47_whatBeats();
    void P48_theSuitMustBeFollowed();
    void P48_trumpIsASuitLikeTheOthers();
    void P49_whoCanMustOvertake();
    void P49_alsoAPartner();
    void P49_alsoInBettel();
    void P50_rowByRow();
    void P50_rowByRowInRandomMatches();
    void P51_onlyTheLowestThatBeats();
    void P51_onlyTheLowestTrump();
    void P51_notForTheOtherNorForDefendersLeads();
    void P51_notInNotrumpNorForTwo();
    void P52_openHandsAfterTheFirstTrick_data();
    void P52_openHandsAfterTheFirstTrick();
    void P53_suitContractsTakeTenTricks();
    void P53_notrumpEndsWhenDecided_data();
    void P53_notrumpEndsWhenDecided();
    void P54_whoLeadsInAusfechten_data();
    void P54_whoLeadsInAusfechten();
    void P54_ausfechtenHasNoTrump();
    void P55_trumpCompulsion();
    void P55_voidInNotrump();
};

void PlayTest::P46_theDeclarerLeadsThenTheWinner()
{
    TestTable table = contract("hearts", mixedHands);
    QCOMPARE(table.due(), 0);
    QVERIFY(table.refuses(1, "play L7", 46));
    QVERIFY(table.refuses(0, "play L7", 66)); // not its card
    table.play("L9 LT LO"_cards);
    QCOMPARE(table.due(), 2);
    table.play("BT B8 BU"_cards);
    QCOMPARE(table.due(), 1);
    QCOMPARE(perSeat(table.table().taken, 3), text("0 1 1"));
}

void PlayTest::P46_whoDoesNotPlayIsSkipped()
{
    TestTable table(Rules {}, 4, seatAt(1));
    table.fill(40);
    table.deal();
    table.act({ "2 bid hearts", "3 pass", "0 pass", "3 stay", "0 join", "0 alone" });
    table.act({ "2 no", "0 no" });
    QCOMPARE(table.due(), 2);
    table.act({ "2 play " + toText(table.playable().first()) });
    QCOMPARE(table.due(), 0);
}

void PlayTest::P47_whatBeats()
{
    const auto hearts = std::optional(Suit::Hearts);
    QVERIFY(beats("LA"_card, Trick { Suit::Leaves, "LK"_card }, hearts));
    QVERIFY(!beats("LO"_card, Trick { Suit::Leaves, "LK"_card }, hearts));
    QVERIFY(!beats("BA"_card, Trick { Suit::Leaves, "L7"_card }, hearts));
    QVERIFY(beats("H7"_card, Trick { Suit::Leaves, "LA"_card }, hearts));
    QVERIFY(!beats("LA"_card, Trick { Suit::Leaves, "H7"_card }, hearts));
    QVERIFY(beats("H8"_card, Trick { Suit::Leaves, "H7"_card }, hearts));
    QVERIFY(!beats("HA"_card, Trick { Suit::Leaves, "L7"_card }, std::nullopt));
}

void PlayTest::P48_theSuitMustBeFollowed()
{
    TestTable table = contract("hearts", mixedHands);
    table.play("A9"_cards);
    QCOMPARE(table.playable(), CardSet("AT"_cards));
    QVERIFY(table.refuses(1, "play H7", 48));
    QVERIFY(table.refuses(1, "play BA", 48));
}

void PlayTest::P48_trumpIsASuitLikeTheOthers()
{
    TestTable table = contract("hearts", mixedHands);
    table.play("HO H7"_cards);
    QCOMPARE(table.playable(), CardSet("H8 H9 HT HU"_cards)); // none beats
    QVERIFY(table.refuses(2, "play LO", 48));
}

void PlayTest::P49_whoCanMustOvertake()
{
    TestTable table = contract("hearts", mixedHands);
    table.play("L9"_cards);
    QVERIFY(table.refuses(1, "play L7", 49));
    table = contract("hearts", voidHands);
    table.play("A7"_cards);
    QVERIFY(table.refuses(1, "play LA", 49)); // its trumps beat
}

void PlayTest::P49_alsoAPartner()
{
    TestTable table = contract("hearts", mixedHands);
    table.play("L9 LT"_cards);
    QCOMPARE(table.playable(), CardSet("LO LU"_cards));
    QVERIFY(table.refuses(2, "play L8", 49));
}

void PlayTest::P49_alsoInBettel()
{
    TestTable table = contract("5x", mixedHands);
    table.play("L9"_cards);
    QCOMPARE(table.playable(), CardSet("LT LA"_cards));
    table.play("LA"_cards);
    QCOMPARE(table.playable(), CardSet("LO LU L8"_cards));
}

void PlayTest::P50_rowByRow()
{
    Rng rng(50);
    std::map<int, int> rows;
    for (int i = 0; i < 300000; ++i) {
        const Asked asked = randomPosition(rng);
        const Row row = mayPlay(asked);
        ++rows[row.number];
        QCOMPARE(preference::playable(
                     trickOf(asked), asked.hand, { asked.trump, asked.compulsion, asked.masks }),
            row.cards);
    }
    QCOMPARE(rows.size(), std::size_t { 6 });
    for (const auto& [number, times] : rows)
        QVERIFY2(times > 500, qPrintable(QString::number(number)));
}

void PlayTest::P50_rowByRowInRandomMatches()
{
    Rng rng(51);
    int masked = 0;
    std::map<int, int> rows;
    for (int i = 0; i < 400; ++i) {
        const auto sample = *bots::sampledRules(Fixed<Rules> {}, rng);
        State state = start(sample.rules, sample.players, seatAt(0));
        while (!isOver(state)) {
            if (awaitsPack(state)) {
                state = withPack(state, shuffled(packOf(wholePack(state)), rng));
                continue;
            }
            if (std::holds_alternative<Playing>(state.table.phase)
                && openTrick(state.table) != nullptr) {
                const Asked asked = askedAt(state);
                const Row row = mayPlay(asked);
                ++rows[row.number];
                masked += asked.masks ? 1 : 0;
                const Seat seat = *seatDue(state.table);
                QCOMPARE(playableNow(state.table, seat, state.hands[seat]), row.cards);
            }
            const Acted acted = bots::randomAct(state, rng);
            act(state, acted.seat, acted.action);
        }
    }
    QCOMPARE(rows.size(), std::size_t { 6 });
    QVERIFY(masked > 1000);
}

void PlayTest::P51_onlyTheLowestThatBeats()
{
    TestTable table = contract("hearts", mixedHands);
    table.play("L9"_cards);
    QCOMPARE(table.playable(), CardSet("LT"_cards));
    QVERIFY(table.refuses(1, "play LA", 51));
}

void PlayTest::P51_onlyTheLowestTrump()
{
    TestTable table = contract("hearts", voidHands);
    table.play("A7"_cards);
    QCOMPARE(table.playable(), CardSet("H7"_cards));
    QVERIFY(table.refuses(1, "play HK", 51));
}

void PlayTest::P51_notForTheOtherNorForDefendersLeads()
{
    TestTable table = contract("hearts", mixedHands);
    table.play("L9 LT"_cards);
    QCOMPARE(table.playable().size(), 2); // the right defender may choose
    table.play("LO B9 B8"_cards); // and now it leads
    QCOMPARE(table.playable(), CardSet("BA BK BO BU"_cards));
}

void PlayTest::P51_notInNotrumpNorForTwo()
{
    TestTable table = contract("6x", mixedHands);
    table.play("L9"_cards);
    QCOMPARE(table.playable(), CardSet("LT LA"_cards));
    TestTable two;
    two.fill(40);
    two.deal(mixedHands);
    two.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 stay" });
    TestTable invited = two;
    two.act({ "1 alone", "0 no", "1 no", "0 play L9" });
    QCOMPARE(two.playable(), CardSet("LT LA"_cards));
    invited.act({ "1 invite", "0 play L9" });
    QCOMPARE(invited.playable(), CardSet("LT"_cards));
}

void PlayTest::P52_openHandsAfterTheFirstTrick_data()
{
    QTest::addColumn<bool>("open");
    for (const char* key : { "7x", "8x" }) QTest::newRow(key) << true;
    for (const char* key : { "5x", "6x", "hearts" }) QTest::newRow(key) << false;
}

void PlayTest::P52_openHandsAfterTheFirstTrick()
{
    QFETCH(bool, open);
    const bool loses = std::string_view(QTest::currentDataTag()).starts_with('5')
        || std::string_view(QTest::currentDataTag()).starts_with('7');
    // Seat 0 loses its first card in bettel, wins it otherwise.
    const std::initializer_list<CardList> losing {
        "A7 A8 A9 L7 L8 L9 B7 B8 B9 H7"_cards,
        "AT AU AO LT LU LO BT BU BO HT"_cards,
        "AK AA LK LA BK BA H8 H9 HU HO"_cards,
    };
    const std::initializer_list<CardList> winning {
        "AA LA BA HA AK LK BK HK AO LO"_cards,
        "A7 A8 A9 L7 L8 L9 B7 B8 B9 H7"_cards,
        "AT AU LT LU BT BU H8 H9 HT HU"_cards,
    };
    TestTable table = contract(QTest::currentDataTag(), loses ? losing : winning, {}, 4);
    const auto seen = [&table](int seat, int other) {
        return !observe(table.state, seatAt(seat)).hands[seatAt(other)].empty();
    };
    table.act({ loses ? "0 play A7" : "0 play AA" });
    table.act({ "1 play " + toText(table.playable().first()) });
    QVERIFY(!seen(0, 1) && !seen(3, 2) && !seen(1, 2));
    table.act({ "2 play " + toText(table.playable().first()) });
    QVERIFY(!table.table().settled);
    for (const int seat : { 0, 1, 2, 3 }) { // the dealer of four too
        QCOMPARE(seen(seat, 1), open || seat == 1);
        QCOMPARE(seen(seat, 2), open || seat == 2);
        QCOMPARE(seen(seat, 0), seat == 0);
    }
}

void PlayTest::P53_suitContractsTakeTenTricks()
{
    const TestTable table = playedSo(TestTable(), { "0 bid hearts", "1 pass", "2 pass" },
        [](const PublicState& settled) { return settled.taken[seatAt(0)] == 0; });
    QCOMPARE(table.table().tricks.size(), std::size_t { 10 });
}

void PlayTest::P53_notrumpEndsWhenDecided_data()
{
    QTest::addColumn<bool>("declarerWins"); // the trick that decides
    QTest::newRow("5x") << true;
    QTest::newRow("7x") << true;
    QTest::newRow("6x") << false;
    QTest::newRow("8x") << false;
}

void PlayTest::P53_notrumpEndsWhenDecided()
{
    QFETCH(bool, declarerWins);
    const std::string bid = "0 bid " + std::string(QTest::currentDataTag());
    for (const std::size_t length : { std::size_t { 2 }, std::size_t { 4 } }) {
        const TestTable table = playedSo(TestTable(), { bid, "1 pass", "2 pass" },
            [&](const PublicState& settled) { return settled.tricks.size() == length; });
        const auto& tricks = table.table().tricks;
        for (std::size_t i = 0; i < length; ++i)
            QCOMPARE((tricks[i].winner == seatAt(0)) == declarerWins, i + 1 == length);
        QVERIFY(table.settlement().fallen.contains(seatAt(0)));
    }
}

void PlayTest::P54_whoLeadsInAusfechten_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("leader");
    QTest::newRow("three: the dealer") << 3 << 1;
    QTest::newRow("four: the forehand") << 4 << 2;
}

void PlayTest::P54_whoLeadsInAusfechten()
{
    QFETCH(int, players);
    QFETCH(int, leader);
    TestTable table(Rules {}, players, seatAt(1));
    table.deal();
    for (int i = 0; i < 3; ++i) table.act({ std::to_string(table.due()) + " pass" });
    QVERIFY(isAusfechten(table.table()) && table.isIn<Playing>());
    QCOMPARE(table.due(), leader);
    QCOMPARE(table.table().playing.size(), 3);
}

void PlayTest::P54_ausfechtenHasNoTrump()
{
    TestTable table;
    table.deal(voidHands);
    table.act({ "0 pass", "1 pass", "2 pass", "2 play AT" });
    QCOMPARE(table.playable(), CardSet("A7 A8 A9"_cards));
    table.play("A7"_cards);
    QCOMPARE(table.playable().size(), 10); // void
    table = TestTable();
    table.deal(mixedHands);
    table.act({ "0 pass", "1 pass", "2 pass", "2 play LO" });
    QVERIFY(table.refuses(0, "play L9", 49));
}

void PlayTest::P55_trumpCompulsion()
{
    TestTable free = contract("hearts", lowTrumpHands);
    free.play("A7 HO"_cards);
    QCOMPARE(free.playable().size(), 10);
    TestTable bound = contract("hearts", lowTrumpHands, withCompulsion());
    bound.play("A7 HO"_cards);
    QCOMPARE(bound.playable(), CardSet("H7 H8 H9 HT HU"_cards));
    QVERIFY(bound.refuses(2, "play B7", 55));
}

void PlayTest::P55_voidInNotrump()
{
    TestTable table = contract("5x", lowTrumpHands, withCompulsion());
    table.play("A7"_cards);
    QCOMPARE(table.playable().size(), 10);
}

QTEST_APPLESS_MAIN(PlayTest)
#include "play_test.moc"
