#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/bot.h"
#include "core/bots/preference/hand_evaluator.h"
#include "core/bots/preference/hand_value.h"
#include "core/bots/preference/worlds/likelihood.h"
#include "core/bots/preference/worlds/world_sampler.h"
#include "tests/support/preference_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;
using bots::Level;

namespace {

constexpr std::array thinking { Level::FirstEvening, Level::Easy, Level::Regular, Level::Book,
    Level::Sharp, Level::Master };

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
    void noBettelIsAfterBoughtOnALongSuitFromTheAce();
    void afterABettelNobodyBuysOnWithoutAHandForAllTricks();
    void aBidderOfHeartsIsImaginedWithHearts();
    void whoPassedIsImaginedWithoutAPlay();
    void twoThatTakeFourTricksAreInvited();
    void anOfferOfFewerTricksThanAreSureIsRefused();
    void whatIsAtLeastAsGoodAsPlayIsAccepted();
    void inAusfechtenTheAceIsKeptBack();
    void whoMustGoAlongBidsRatherThanFalls();
    void heartsAreNeverBidOnTwoTrumps();
    void trumpsAreKeptWhenNobodyElseHasAny();
    void trumpsAreKeptWhenOnlyTheAceIsOut();
    void aSuitThatNobodyElseHasIsNoDanger();
    void touchingHighCardsAreNoReasonToLeadLow();
    void noSpielIsBidOverSpielOnThreeKings();
    void oneIsBidWhereItSaysTheSameAsTwo();
    void ofCardsThatLoseTheCheapestOfTheirSuitGoes();
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

void PreferenceBotTest::noBettelIsAfterBoughtOnALongSuitFromTheAce()
{
    TestTable table = tableWith({ "HA HK HO LA LK LO BA BK BO AT"_cards,
        "AA AK AU A9 A8 BU BT HU H9 LU"_cards, "A7 B7 B8 B9 L7 L8 L9 LT H7 H8"_cards });
    table.act(
        { "0 bid 1", "1 bid 2", "2 pass", "0 hold 2", "1 pass", "0 discard", "0 announce 2" });
    QCOMPARE(table.due(), 1);
    QCOMPARE(answer(table.state, Level::Book), std::string("no"));
}

/// Only a murder or a Seven is open then, however few tricks a hand would take.
void PreferenceBotTest::afterABettelNobodyBuysOnWithoutAHandForAllTricks()
{
    TestTable table = tableWith({ "AA AU AT A9 A8 HA HU HT H8 L7"_cards,
        "H7 H9 L8 L9 B7 B8 B9 A7 LT BT"_cards, "HO LA LK LO BA BK BO BU AK AO"_cards });
    table.act({ "0 bid 1", "1 bid 2", "2 pass", "0 hold 2", "1 pass", "0 discard LU L7",
        "0 announce 4", "1 take", "1 discard", "1 announce 5" });
    QCOMPARE(table.due(), 0);
    QCOMPARE(answer(table.state, Level::Book), std::string("no"));
}

namespace {

/// How many tricks a seat would take with this trump on average, as another one imagines it.
double tricksImagined(const State& state, int self, int other, Suit suit)
{
    Rng rng(9);
    const bots::WorldSampler sampler(
        observe(state, seatAt(self)), 200, worlds(200), rng, bots::Evidence::Words);
    double tricks = 0;
    for (const State& world : sampler.worlds())
        tricks += bots::tricksWithTrump(world.hands[seatAt(other)], suit);
    return tricks / static_cast<double>(sampler.worlds().size());
}

/// Seat 0 declares hearts, seat 1 has stayed at home and seat 2 plays alone.
TestTable againstOne(CardSet declarers, CardSet defenders)
{
    const CardSet rest = wholePack() - declarers - defenders;
    CardSet others;
    for (const Card card : rest)
        if (others.size() < 10) others.add(card);
    TestTable table = tableWith({ declarers, others, defenders });
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 stay", "2 join", "2 alone" });
    return table;
}

} // namespace

void PreferenceBotTest::aBidderOfHeartsIsImaginedWithHearts()
{
    TestTable table = tableWith({ {}, "H9 H8 LK L9 L8 BO B9 B8 AU A8"_cards });
    table.state.hands[seatAt(0)] = "HA HK HO HU HT H7 LA BA A7 L7"_cards;
    const double before = tricksImagined(table.state, 1, 0, Suit::Hearts);
    table.act({ "0 bid hearts" });
    QVERIFY(tricksImagined(table.state, 1, 0, Suit::Hearts) > before + 1);
}

void PreferenceBotTest::whoPassedIsImaginedWithoutAPlay()
{
    const CardSet strong = "HA HK HO HU HT H9 LA LK BA A7"_cards;
    const CardSet weak = "H9 H8 L9 L8 B9 B8 B7 A9 A8 A7"_cards;
    TestTable table = tableWith({ strong });
    table.act({ "0 pass" });
    State weaker = table.state;
    weaker.hands[seatAt(0)] = weak;
    QVERIFY(bots::likelihood(weaker, seatAt(1)) > 5 * bots::likelihood(table.state, seatAt(1)));
    QCOMPARE(bots::likelihood(table.state, seatAt(0)), 1.0); // what it said itself tells nothing
}

void PreferenceBotTest::twoThatTakeFourTricksAreInvited()
{
    TestTable table = tableWith({ "HO HU HT H9 H8 H7 LA BO B7 AO"_cards,
        "L8 L7 B9 B8 BT A9 A8 A7 LT L9"_cards, "HA HK LK LO BA BK AA AK AU B7"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 stay", "2 join" });
    for (const Level level : { Level::Book, Level::Sharp })
        QCOMPARE(answer(table.state, level), std::string("invite"));
}

void PreferenceBotTest::anOfferOfFewerTricksThanAreSureIsRefused()
{
    TestTable table
        = againstOne("HA HK HO HU HT H9 H8 LA LK BA"_cards, "LO LU LT BK BO BU AK AO AU AT"_cards);
    table.act({ "0 no", "2 offer 6-4" });
    for (const Level level : { Level::Book, Level::Sharp })
        QVERIFY(answer(table.state, level) != "accept");
}

void PreferenceBotTest::whatIsAtLeastAsGoodAsPlayIsAccepted()
{
    TestTable table
        = againstOne("HA HK HO HU HT H9 H8 LA LK BA"_cards, "LO LU LT B9 B8 B7 A9 A8 A7 AT"_cards);
    table.act({ "0 offer 6-4" });
    for (const Level level : { Level::Book, Level::Sharp })
        QCOMPARE(answer(table.state, level), std::string("accept"));
}

void PreferenceBotTest::inAusfechtenTheAceIsKeptBack()
{
    TestTable table = tableWith({ "H8 H7 L8 L7 B8 B7 A8 A7 AA LA"_cards });
    table.act({ "0 pass", "1 pass", "2 pass" });
    table.state.table.phase = Playing { seatAt(0) };
    const std::string led = answer(table.state, Level::Sharp);
    QVERIFY(led != "play AA" && led != "play LA");
}

void PreferenceBotTest::whoMustGoAlongBidsRatherThanFalls()
{
    const CardSet middling = "HK HT H9 H8 LK L8 BA B8 AO A8"_cards;
    const TestTable free = tableWith({ middling }, heartsAlone());
    TestTable forced = free;
    forced.state.table.anted = forced.state.table.rules.stake;
    const auto gain = [](const State& state) {
        const auto weighed
            = decide(observe(state, seatAt(0)), Level::Regular, worlds(1), 1).weighed;
        double pass = 0;
        for (const auto& one : weighed)
            if (one.action == Action(Verb::Pass)) pass = one.value;
        return pass;
    };
    QVERIFY(gain(forced.state) < gain(free.state)); // P-34: passing does not save it
}

void PreferenceBotTest::heartsAreNeverBidOnTwoTrumps()
{
    const TestTable table = tableWith({ "HA HK LA LO L9 L8 BK B9 A9 A8"_cards }, heartsAlone());
    for (const Level level : { Level::Regular, Level::Book, Level::Sharp, Level::Master })
        QVERIFY(answer(table.state, level) != "bid hearts");
}

void PreferenceBotTest::trumpsAreKeptWhenNobodyElseHasAny()
{
    TestTable table
        = tableWith({ "HA HK HO HU HT H9 H8 LK LO L9"_cards, "H7 LA L8 BA BK BO BU BT B9 B8"_cards,
                        "LU LT L7 AA AK AO AU AT A9 A8"_cards },
            heartsAlone());
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
    table.act({ "0 play HA", "1 play H7", "2 play L7" });
    for (const Level level : { Level::Regular, Level::Book }) // the leaves are to be set up
        QVERIFY(answer(table.state, level).find(" H") == std::string::npos);
}

void PreferenceBotTest::trumpsAreKeptWhenOnlyTheAceIsOut()
{
    TestTable table
        = tableWith({ "HK HO HU HT H9 H8 H7 LK LO L9"_cards, "HA LA L8 BA BK BO BU BT B9 B8"_cards,
                        "LU LT L7 AK AO AU AT A9 A8 A7"_cards },
            heartsAlone());
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
    const std::string led = answer(table.state, Level::Book);
    QVERIFY(led.find(" H") == std::string::npos); // it takes its trick, drawn or not
}

void PreferenceBotTest::aSuitThatNobodyElseHasIsNoDanger()
{
    Rng rng(8);
    int dangers = 0;
    for (int deal = 0; deal < 100; ++deal) {
        TestTable table;
        table.fill(20);
        table.deal(rng);
        table.act({ "0 pass", "1 pass", "2 pass" });
        while (!table.table().settled) {
            const Seat seat = *seatDue(table.table());
            const Observation seen = observe(table.state, seat);
            const CardSet outside = bots::cardsOutside(seen, bots::PreferenceMemory::All);
            const auto decision = decide(seen, Level::Book, {}, 1);
            for (const auto& one : decision.weighed) {
                for (const auto& why : one.whys) {
                    if (why.reason != bots::PreferenceReason::ShedsDanger) continue;
                    ++dangers;
                    QVERIFY(!(outside & CardSet::of(one.action->card().suit())).empty());
                }
            }
            act(table.state, seat, *decision.action);
        }
    }
    QVERIFY(dangers > 100);
}

void PreferenceBotTest::touchingHighCardsAreNoReasonToLeadLow()
{
    TestTable table
        = tableWith({ "HA HK HO HU H8 LK LO L7 BK B7"_cards, "HT H9 LA LU LT BA BO AA AK AO"_cards,
                        "H7 L9 L8 BU BT B9 B8 AU AT A9"_cards },
            heartsAlone());
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
    const auto reasonFor = [&](const char* card) {
        for (const auto& one : decide(observe(table.state, Seat { 0 }), Level::Book, {}, 1).weighed)
            if (one.action->card() == cardFromText(card)) return one.whys[0].reason;
        return bots::PreferenceReason::Forced;
    };
    QCOMPARE(reasonFor("B7"), bots::PreferenceReason::LowLead);
    QCOMPARE(
        reasonFor("L7"), bots::PreferenceReason::MayBeTaken); // king and ober force out the ace
}

void PreferenceBotTest::noSpielIsBidOverSpielOnThreeKings()
{
    const CardSet kings = "HK HT L9 LK B8 BK BU A9 A7 A8"_cards;
    const CardSet bidders = "HA HO HU LA LO AA AK BA BT L7"_cards;
    TestTable table = tableWith({ bidders, kings });
    table.act({ "0 bid spiel" });
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const auto decision = decide(observe(table.state, seatAt(1)), Level::Master, {}, seed);
        QCOMPARE(toText(*decision.action), "pass");
    }
}

void PreferenceBotTest::oneIsBidWhereItSaysTheSameAsTwo()
{
    const TestTable table = tableWith({ "LA LK LU L8 AA A9 BK B8 H9 H7"_cards });
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const auto decision = decide(observe(table.state, seatAt(0)), Level::Sharp, {}, seed);
        QVERIFY(decision.action != actionOf("bid 2"));
    }
}

/// Plays by the book up to where somebody cannot take the trick and holds several of a suit.
void PreferenceBotTest::ofCardsThatLoseTheCheapestOfTheirSuitGoes()
{
    Rng rng(31);
    int asked = 0;
    int dearer = 0; // what plainly brings more may go all the same
    for (int deal = 0; deal < 8; ++deal) {
        TestTable table(heartsAlone());
        table.deal(rng);
        table.act({ "0 bid 1", "1 pass", "2 pass" });
        while (!table.table().settled) {
            const Seat seat = *seatDue(table.table());
            const Observation seen = observe(table.state, seat);
            const PlayedTrick* const open = openTrick(table.table());
            if (table.isIn<Playing>() && open != nullptr) {
                const Level level = asked % 2 == 0 ? Level::Master : Level::Sharp;
                const Card card = decide(seen, level, worlds(20), 1).action->card();
                const CardSet suit = table.playable() & CardSet::of(card.suit());
                const CardSet lower = suit - above(card) - CardSet { card };
                const bool loses = !beats(card, trickSoFar(*open), trumpOf(table.table()));
                asked += loses ? 1 : 0;
                dearer += loses && !lower.empty() ? 1 : 0;
            }
            act(table.state, seat, *decide(seen, Level::Book, {}, 1).action);
        }
    }
    QVERIFY2(asked > 40, qPrintable(QString::number(asked)));
    QVERIFY2(25 * dearer <= asked, qPrintable(QString::number(dearer)));
}

QTEST_APPLESS_MAIN(PreferenceBotTest)
#include "preference_bot_test.moc"
