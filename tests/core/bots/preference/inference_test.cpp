#include "core/bots/decision_util.h"
#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/hand_value.h"
#include "core/bots/preference/trick_worths.h"
#include "core/bots/preference/words/playout.h"
#include "core/bots/preference/worlds/laid_aside.h"
#include "core/bots/preference/worlds/played_likelihood.h"
#include "core/bots/preference/worlds/world_sampler.h"
#include "tests/support/preference_table.h"

#include <QtTest>

#include <cmath>

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;

namespace {

/// Seat 0 plays hearts for thirty, seat 2 has dealt.
TestTable hearts(std::initializer_list<std::string_view> home)
{
    TestTable table;
    table.fill(20);
    table.deal();
    table.act({ "0 bid hearts", "1 pass", "2 pass" });
    table.act(home);
    return table;
}

/// In chips, of the seat, with so many tricks for the declarer.
double chips(const TestTable& table, int seat, std::size_t tricks)
{
    constexpr double tenth = 3;
    return tenth * bots::asSettled(table.table(), seatAt(seat))[tricks];
}

bool isNear(double one, double other) { return std::abs(one - other) < 1e-9; }

/// How likely the lead looks to this seat, the cards lying as they do.
double likelihoodOf(const State& led, int seat)
{
    return bots::PlayedLikelihood(observe(led, seatAt(seat))).of(led);
}

} // namespace

class PreferenceInferenceTest : public QObject {
    Q_OBJECT

private slots:
    void theBooksCardIsLikelierThanAnother();
    void whoHasPlayedByTheBookIsTakenToGoOnSo();
    void whatOneHasPlayedOneselfTellsNothing();
    void whatMustBePlayedTellsNothing();
    void whoBuysKeepsTrumpsAndAces();
    void declarersAreImaginedAsStrongAsTheyAre();
    void manyWorldsAreAsLikelyAsFew();
    void aMasterInvitesWithNoFalseHope();
    void whoHasShownThatItIsVoidKeepsNoneOfTheSuit();
    void P58_theSixthTrickIsTheContract();
    void P59_aLoneDefenderNeedsTwoTricks();
    void P59_whoIsInvitedGainsByTheInvitersFall();
    void P59_twoDefendersShareTricksByChance();
};

void PreferenceInferenceTest::theBooksCardIsLikelierThanAnother()
{
    const TestTable table = hearts({ "1 join", "2 join" });
    const auto liked = bots::likedCards(observe(table.state, seatAt(0)));
    const Action book = bots::bestOf(liked).action;
    const Action other = liked[0].action == book ? liked[1].action : liked[0].action;
    const double likely = likelihoodOf(after(table.state, seatAt(0), book), 1);
    const double seldom = likelihoodOf(after(table.state, seatAt(0), other), 1);
    QVERIFY2(likely > 3 * seldom, qPrintable(QString::number(likely / seldom)));
    QVERIFY(seldom > 0); // nobody is by the book in all he does
}

/// The next card that the book would not play speaks more against a world in which all cards before
/// it were the book's.
void PreferenceInferenceTest::whoHasPlayedByTheBookIsTakenToGoOnSo()
{
    const auto bent = [](std::size_t tricks) { // to the book, however many cards there are
        State state = hearts({ "1 join", "2 join" }).state;
        const auto liked = [&state] {
            return bots::likedCards(
                observe(state, *seatDue(state.table)), bots::PreferenceMemory::Fallen);
        };
        while (state.table.tricks.size() < tricks || openTrick(state.table) != nullptr
            || liked().size() < 2)
            act(state, *seatDue(state.table), bots::bestOf(liked()).action);
        const Seat leader = *seatDue(state.table);
        const Action book = bots::bestOf(liked()).action;
        const auto cards = liked();
        const Action other = cards[0].action == book ? cards[1].action : cards[0].action;
        const int watching = leader.index == 1 ? 2 : 1;
        const double odds = likelihoodOf(after(state, leader, book), watching)
            / likelihoodOf(after(state, leader, other), watching);
        return (odds - 1) / static_cast<double>(cards.size());
    };
    QVERIFY(bent(4) > 1.2 * bent(0));
}

void PreferenceInferenceTest::whatOneHasPlayedOneselfTellsNothing()
{
    const TestTable table = hearts({ "1 join", "2 join" });
    const Action lead = legalActions(table.state, seatAt(0))[0];
    QCOMPARE(likelihoodOf(after(table.state, seatAt(0), lead), 0), 1.0);
}

void PreferenceInferenceTest::whatMustBePlayedTellsNothing()
{
    TestTable table;
    table.deal({ "HA HK HO HU HT H9 H8 H7 LA LK"_cards, "L7 B7 B8 B9 BT A7 A8 A9 AT AU"_cards,
        "L8 L9 LT LU LO BU BO BK BA AA"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass" });
    table.play("LK"_cards);
    const double before = likelihoodOf(table.state, 2);
    table.play("L7"_cards); // P-48: its only leaf
    QCOMPARE(likelihoodOf(table.state, 2), before);
}

void PreferenceInferenceTest::whoBuysKeepsTrumpsAndAces()
{
    TestTable table;
    table.deal();
    table.act({ "0 bid 1", "1 pass", "2 pass", "0 discard", "0 announce 1" });
    const Observation observation = observe(table.state, seatAt(1));
    const bots::LaidAside laidAside(observation);
    Rng rng(18);
    for (int i = 0; i < 200; ++i) {
        State world = imagine(observation, rng);
        laidAside.chooseIn(world);
        QCOMPARE(observe(world, seatAt(1)), observation);
        const CardSet aside = world.discards.back();
        QCOMPARE(aside.size(), 2);
        QVERIFY((aside & CardSet::of(Rank::Ace)).empty());
        const int trumps = (world.hands[seatAt(0)] & CardSet::of(Suit::Acorns)).size();
        QVERIFY((aside & CardSet::of(Suit::Acorns)).empty() || trumps >= 7);
    }
}

namespace {

/// What the declarer's hand is worth to the seat that is due, in tricks: the mean of so many
/// worlds.
double declarersTricks(const State& state, int worlds, Rng& rng)
{
    const bots::WorldSampler sampler(
        observe(state, *seatDue(state.table)), worlds, {}, rng, bots::Evidence::Words);
    double tricks = 0;
    for (const State& world : sampler.worlds())
        tricks += bots::tricksWithTrump(world.hands[*state.table.declarer], *trumpOf(state.table));
    return tricks / static_cast<double>(sampler.worlds().size());
}

} // namespace

/// Who thinks less of them goes along and invites too readily.
void PreferenceInferenceTest::declarersAreImaginedAsStrongAsTheyAre()
{
    Rng rng(18);
    double imagined = 0;
    double real = 0;
    int deals = 0;
    while (deals < 200) {
        TestTable table;
        table.fill(20);
        table.deal(rng);
        while (table.isIn<Bidding>() || table.isIn<Discarding>() || table.isIn<Announcing>()
            || table.isIn<AfterBuying>())
            bots::goOnByTheBook(table.state);
        if (!table.isIn<GoingAlong>() || table.table().buyers.empty()) continue;
        const Seat declarer = *table.table().declarer;
        const Suit trump = *trumpOf(table.table());
        imagined += declarersTricks(table.state, 40, rng);
        real += bots::tricksWithTrump(table.state.hands[declarer], trump);
        ++deals;
    }
    const double more = (imagined - real) / deals;
    QVERIFY2(std::abs(more) < 0.3, qPrintable(QString::number(more)));
}

namespace {

/// Somebody goes along alone and may invite; all have spoken by the book.
State inviting(Rng& rng)
{
    while (true) {
        TestTable table;
        table.fill(20);
        table.deal(rng);
        while (!table.isIn<Playing>() && !table.isIn<Inviting>() && !table.table().settled)
            bots::goOnByTheBook(table.state);
        if (table.isIn<Inviting>()) return table.state;
    }
}

/// How likely the four tricks are to the bot, if it invites.
double hopeOf(const bots::PreferenceDecision& decision)
{
    for (const auto& one : decision.weighed)
        for (const auto& why : one.whys)
            if (why.reason == bots::PreferenceReason::Inviting) return why.figures[0];
    qFatal("nobody invites");
}

} // namespace

/// A likely world is drawn again where there are few of them: as itself, not as any other.
void PreferenceInferenceTest::manyWorldsAreAsLikelyAsFew()
{
    constexpr int deals = 60;
    Rng rng(32);
    double more = 0;
    for (int deal = 0; deal < deals; ++deal) {
        const State state = inviting(rng);
        if (!trumpOf(state.table)) continue;
        more += (declarersTricks(state, 400, rng) - declarersTricks(state, 40, rng)) / deals;
    }
    QVERIFY2(std::abs(more) < 0.1, qPrintable(QString::number(more)));
}

/// Against a declarer who plays as well as open cards show.
void PreferenceInferenceTest::aMasterInvitesWithNoFalseHope()
{
    constexpr int deals = 200;
    Rng rng(31);
    bots::OpenPlaySolver solver;
    double hoped = 0;
    int kept = 0;
    for (int deal = 0; deal < deals; ++deal) {
        State state = inviting(rng);
        const Seat seat = *seatDue(state.table);
        hoped += hopeOf(decide(observe(state, seat), bots::Level::Master, { .worlds = 30 }, 1));
        act(state, seat, Action(Verb::Invite));
        bots::playToTheEndOpenly(state, solver);
        kept += settlementOf(state.table).fallen.contains(seat) ? 0 : 1;
    }
    const double more = (hoped - kept) / deals;
    QVERIFY2(std::abs(more) < 0.1, qPrintable(QString::number(more)));
}

void PreferenceInferenceTest::whoHasShownThatItIsVoidKeepsNoneOfTheSuit()
{
    TestTable table;
    table.deal({ "AA AK AO AU AT A9 A8 A7 LA LK"_cards, "L7 L8 L9 LT B7 B8 B9 BT H7 H8"_cards,
        "LU LO BU BO BK BA H9 HT HU HO"_cards });
    table.act({ "0 bid 1", "1 pass", "2 pass", "0 discard HA HK", "0 announce 1" });
    const auto played = [&](const CardList& cards) { table.play(cards); };
    played("LA L7 LU LK L8 LO AA B7 BU"_cards);
    const Observation observation = observe(table.state, seatAt(1));
    const bots::LaidAside laidAside(observation);
    Rng rng(18);
    for (int i = 0; i < 50; ++i) {
        State world = imagine(observation, rng);
        laidAside.chooseIn(world);
        QCOMPARE(observe(world, seatAt(1)), observation);
    }
}

void PreferenceInferenceTest::P58_theSixthTrickIsTheContract()
{
    const TestTable table = hearts({ "1 stay", "2 join", "2 alone", "0 no", "2 no" });
    QVERIFY(isNear(chips(table, 0, 6), 30 + 20 - 4 * 3)); // P-57, P-58, P-62
    QVERIFY(isNear(chips(table, 0, 5), -30 - 20 - 5 * 3 + 60 / 3.0)); // P-65
}

void PreferenceInferenceTest::P59_aLoneDefenderNeedsTwoTricks()
{
    const TestTable table = hearts({ "1 stay", "2 join", "2 alone", "0 no", "2 no" });
    const double ante = -10;
    QVERIFY(isNear(chips(table, 2, 8), ante - 10 + 2 * 3));
    QVERIFY(isNear(chips(table, 2, 9), ante - 10 + 3 - 30 + 30 / 3.0));
}

void PreferenceInferenceTest::P59_whoIsInvitedGainsByTheInvitersFall()
{
    const TestTable table = hearts({ "1 stay", "2 join", "2 invite" });
    QVERIFY(isNear(chips(table, 1, 6), -10));
    QVERIFY(isNear(chips(table, 1, 7), -10 + 30 / 3.0));
}

void PreferenceInferenceTest::P59_twoDefendersShareTricksByChance()
{
    const TestTable table = hearts({ "1 join", "2 join" });
    const double both = 2 * 3 + 30 / 3.0; // the other one falls
    const double one = 3 - 30 + 60 / 3.0;
    const double none = -30 + 30 / 3.0;
    QVERIFY(isNear(chips(table, 1, 8), -10 + (both + 2 * one + none) / 4));
}

QTEST_APPLESS_MAIN(PreferenceInferenceTest)
#include "inference_test.moc"
