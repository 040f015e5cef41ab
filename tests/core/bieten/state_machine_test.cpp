#include "core/bieten/state.h"
#include "core/bieten/worlds.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

#include <set>

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

namespace {

Rules protests()
{
    Rules rules = penalised(withoutWeli());
    rules.protest = Protest::Claim;
    return rules;
}

/// Both tables look alike to this seat.
bool alike(const TestTable& a, const TestTable& b, int seat)
{
    return observe(a.state, seatAt(seat)) == observe(b.state, seatAt(seat));
}

} // namespace

class StateMachineTest : public QObject {
    Q_OBJECT

private slots:
    void B75_howActionsRead_data();
    void B75_howActionsRead();
    void B75_aWildCardIsNeverPlayedWithoutAName();
    void B75_aNaturalCardHasNoName();
    void B76_everySeatWithAnActionHasAll();
    void B76_unlawfulOnesAreAmongThem();
    void B76_onlyPossibleActorsCanAct_data();
    void B76_onlyPossibleActorsCanAct();
    void phasesFollowOneAnother();
    void theSameSeatIsDueAfterTheAnswers();
    void B77_reviewOnlyWithClaims_data();
    void B77_reviewOnlyWithClaims();
    void B78_handsOfOthersAreNotSeen();
    void B78_stolenCardsAreNotSeen();
    void B78_theCutIsNotSeen();
    void B78_whatBindsOthersIsNotSeen();
    void B78_goodSaysNothingOfTheHand();
    void B78_theTableIsSeenByAll();
    void B78_ownOffencesOnlyUntilTheCount();
    void B78_ownActionsFollowFromTheObservation();
    void B79_ofTwoSeatsTheFirstCounts();
};

void StateMachineTest::B75_howActionsRead_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* expected, const Action& action) {
        QTest::addRow("%s", expected) << QString::fromStdString(toText(action));
    };
    row("cut 12", Action::cut(12));
    row("steal", Action(Verb::Steal));
    row("leave", Action(Verb::Leave));
    row("deal 1-2", Action(Verb::DealOneTwo));
    row("deal 2-1", Action(Verb::DealTwoOne));
    row("play HA", Action::play("HA"_card));
    row("play B6=HA", Action::play("B6"_card, "HA"_card));
    row("bid hearts", Action::say(Verb::Bid, Figure::Hearts));
    row("three leaves", Action::say(Verb::Three, Figure::Leaves));
    row("good equal", Action::say(Verb::Good, Figure::Equal));
    row("hold run", Action::say(Verb::Hold, Figure::Run));
    row("bid last", Action::say(Verb::Bid, Figure::Last));
    row("claim 7", Action::claim(seatAt(7)));
    row("pass", Action(Verb::Pass));
}

void StateMachineTest::B75_howActionsRead()
{
    QFETCH(QString, text);
    QCOMPARE(text, QString(QTest::currentDataTag()));
}

void StateMachineTest::B75_aWildCardIsNeverPlayedWithoutAName()
{
    const TestTable table(withThreeWild(), { "B6 B7 A7"_cards, "LA LK LO"_cards });
    for (const char* action : { "play B6", "play B7", "play A7" })
        QVERIFY(table.refuses(0, action, 75));
}

void StateMachineTest::B75_aNaturalCardHasNoName()
{
    const TestTable table(Rules {}, { "B8 B7 A7"_cards, "LA LK LO"_cards });
    QVERIFY(table.refuses(0, "play B7=HA", 75));
    QVERIFY(table.offers(0, "play B7"));
}

void StateMachineTest::B76_everySeatWithAnActionHasAll()
{
    const TestTable table(withoutWeli(), { "HA LA LK"_cards, "HK B9 AO"_cards });
    QCOMPARE(table.choices(0),
        text("bid equal, bid hearts, bid last, bid leaves, bid run, play HA, play LA, play LK"));
    QCOMPARE(table.choices(1), text("bid hearts, bid last"));
}

void StateMachineTest::B76_unlawfulOnesAreAmongThem()
{
    TestTable table(penalised(withoutWeli()), { "HA LA LK"_cards, "HK B9 AO"_cards });
    table.act({ "0 play HA" });
    QCOMPARE(table.choices(1),
        text("bid equal, bid hearts, bid last, bid leaves, bid run, play AO, play B9, play HK"));
}

void StateMachineTest::B76_onlyPossibleActorsCanAct_data()
{
    QTest::addColumn<Rules>("rules");
    QTest::addRow("tirol") << rulesOf(Preset::Tirol, 4);
    QTest::addRow("plain") << rulesOf(Preset::SchwaighoferPlain, 4);
    QTest::addRow("protests") << protests();
}

void StateMachineTest::B76_onlyPossibleActorsCanAct()
{
    QFETCH(Rules, rules);
    Rng rng(1);
    State state = start(rules, 4, seatAt(0));
    for (int acts = 0; acts < 5000 && !isOver(state); ++acts) {
        if (awaitsPack(state)) {
            QVERIFY(possibleActors(state.table).empty());
            state = withPack(std::move(state), shuffled(packOf(wholePack(state)), rng));
        }
        std::vector<Acted> all;
        for (const Seat seat : SeatSet::firstOf(4)) {
            const ActionList legal = legalActions(state, seat);
            QVERIFY(legal.empty() || possibleActors(state.table).contains(seat));
            for (const Action& action : legal) all.push_back({ seat, action });
        }
        const Acted chosen = all[rng.below(static_cast<std::uint32_t>(all.size()))];
        state = after(std::move(state), chosen.seat, chosen.action);
    }
}

void StateMachineTest::phasesFollowOneAnother()
{
    TestTable table(protests(), 2);
    QVERIFY(awaitsPack(table.state));
    // Twenty cut off: the forehand gets BT B8 B7, the dealer B9 AA AK.
    table.bring(packOf(packFor(withoutWeli())));
    QVERIFY(std::holds_alternative<Cutting>(table.table().phase));
    table.act({ "0 cut 20" });
    QVERIFY(std::holds_alternative<Stealing>(table.table().phase));
    table.act({ "0 leave" });
    QVERIFY(std::holds_alternative<Dealing>(table.table().phase));
    table.act({ "1 deal 1-2" });
    QVERIFY(std::holds_alternative<Playing>(table.table().phase));
    table.act({ "0 bid last" });
    QVERIFY(std::holds_alternative<Answering>(table.table().phase));
    table.act({ "1 good last", "0 play BT", "1 play B9", "0 play B8", "1 play AA", "0 play B7" });
    QVERIFY(std::holds_alternative<Playing>(table.table().phase));
    table.act({ "1 play AK" });
    QVERIFY(std::holds_alternative<Reviewing>(table.table().phase));
    table.act({ "0 pass", "1 pass" });
    QVERIFY(std::holds_alternative<Shuffling>(table.table().phase));
}

void StateMachineTest::theSameSeatIsDueAfterTheAnswers()
{
    TestTable table(withoutWeli(), { "HA LA LK"_cards, "HK B9 AO"_cards, "HO BA B7"_cards });
    table.act({ "0 play HA", "2 bid hearts", "0 hold hearts", "0 three hearts" });
    table.act({ "1 good hearts", "2 good hearts" });
    QCOMPARE(seatDue(table.table()), std::optional(seatAt(1)));
}

void StateMachineTest::B77_reviewOnlyWithClaims_data()
{
    QTest::addColumn<int>("irregularities");
    QTest::addColumn<int>("protest");
    QTest::addColumn<bool>("review");
    const auto row = [](const char* name, Irregularities possible, Protest protest, bool review) {
        QTest::addRow("%s", name) << int(possible) << int(protest) << review;
    };
    row("prevented, auto", Irregularities::Prevented, Protest::Auto, false);
    row("prevented, claim", Irregularities::Prevented, Protest::Claim, false);
    row("penalised, auto", Irregularities::Penalised, Protest::Auto, false);
    row("penalised, claim", Irregularities::Penalised, Protest::Claim, true);
}

void StateMachineTest::B77_reviewOnlyWithClaims()
{
    QFETCH(int, irregularities);
    QFETCH(int, protest);
    QFETCH(bool, review);
    Rules rules = withoutWeli();
    rules.irregularities = static_cast<Irregularities>(irregularities);
    rules.protest = static_cast<Protest>(protest);
    TestTable table(rules, { "HA LA BA"_cards, "HK LK BK"_cards });
    table.act({ "0 play HA", "1 play HK", "0 play LA", "1 play LK", "0 play BA", "1 play BK" });
    QCOMPARE(std::holds_alternative<Reviewing>(table.table().phase), review);
    QCOMPARE(table.table().count.has_value(), !review);
    if (!review) QVERIFY(table.refuses(0, "pass", 77));
}

void StateMachineTest::B78_handsOfOthersAreNotSeen()
{
    TestTable a(Rules {}, 3);
    TestTable b(Rules {}, 3);
    a.deal({ "HA LA BA"_cards, "B6 LK BK"_cards, "H7 L7 B7"_cards }, "AO"_card);
    b.deal({ "HA LA BA"_cards, "H7 L8 AK"_cards, "HK B6 B7"_cards }, "AO"_card);
    QVERIFY(alike(a, b, 0));
    QVERIFY(!alike(a, b, 1));
    QVERIFY(!alike(a, b, 2));
}

void StateMachineTest::B78_stolenCardsAreNotSeen()
{
    TestTable a(Rules {}, 3);
    TestTable b(Rules {}, 3);
    const Pack pack = packOf(packFor(Rules {}));
    a.bring(pack);
    b.bring(pack);
    a.act({ "1 cut 10", "1 steal", "1 leave" });
    b.act({ "1 cut 20", "1 steal", "1 leave" });
    QVERIFY(alike(a, b, 0));
    QVERIFY(alike(a, b, 2));
    QVERIFY(!alike(a, b, 1));
    b.act({ "2 deal 1-2" });
    QCOMPARE(int(observe(b.state, seatAt(0)).table.stolen), 1); // but their number
}

void StateMachineTest::B78_theCutIsNotSeen()
{
    Rules rules;
    rules.steal = Steal::None;
    TestTable a(rules, 3);
    TestTable b(rules, 3);
    a.bring(packOf(packFor(rules)));
    b.bring(packOf(packFor(rules)));
    a.act({ "1 cut 10" });
    b.act({ "1 cut 20" });
    for (int seat = 0; seat < 3; ++seat) QVERIFY(alike(a, b, seat));
}

void StateMachineTest::B78_whatBindsOthersIsNotSeen()
{
    TestTable a(Rules {}, 2);
    TestTable b(Rules {}, 2);
    a.deal({ "LA LK BT"_cards, "B6 AA A9"_cards }, "AO"_card);
    b.deal({ "LA LK BT"_cards, "HA B7 A9"_cards }, "AO"_card);
    for (TestTable* table : { &a, &b })
        table->act({ "1 bid hearts", "0 good hearts", "0 play LA", "1 play A9" });
    QVERIFY(alike(a, b, 0));
}

void StateMachineTest::B78_goodSaysNothingOfTheHand()
{
    Rules rules;
    rules.goodBars = true;
    TestTable a(rules, 2);
    TestTable b(rules, 2);
    a.deal({ "HA LK BT"_cards, "B6 AA A9"_cards }, "AO"_card);
    b.deal({ "HA LK BT"_cards, "B8 B7 A9"_cards }, "AO"_card);
    for (TestTable* table : { &a, &b }) table->act({ "0 bid hearts", "1 good hearts" });
    QVERIFY(alike(a, b, 0));
}

void StateMachineTest::B78_theTableIsSeenByAll()
{
    TestTable table(Rules {}, 3);
    table.deal({ "B6 LK BT"_cards, "HK AA A9"_cards, "H9 L9 L8"_cards }, "AO"_card);
    table.act({ "0 bid hearts", "1 hold hearts", "0 play B6=HA" });
    for (int seat = 0; seat < 3; ++seat) {
        const PublicState seen = observe(table.state, seatAt(seat)).table;
        QVERIFY(seen.played[seatAt(0)][0] == (Played { "B6"_card, "HA"_card }));
        QCOMPARE(seen.figures[Figure::Hearts].bidder, std::optional(seatAt(0)));
        QCOMPARE(seen.figures[Figure::Hearts].holder, std::optional(seatAt(1)));
        QCOMPARE(int(seen.figures[Figure::Hearts].stake), 2);
        QCOMPARE(seen.bottom, std::optional("AO"_card));
        QCOMPARE(seen.history.size(), 5U); // leave, deal, bid, hold, play
    }
}

void StateMachineTest::B78_ownOffencesOnlyUntilTheCount()
{
    TestTable table(protests(), { "HA LA BA"_cards, "HK LK BK"_cards });
    table.act({ "0 play HA", "1 play LK", "0 play LA", "1 play BK", "0 play BA", "1 play HK" });
    QCOMPARE(observe(table.state, seatAt(1)).offences.size(), 1U);
    QCOMPARE(observe(table.state, seatAt(0)).offences.size(), 0U);
    table.act({ "0 claim 1", "1 pass" });
    QCOMPARE(observe(table.state, seatAt(0)).offences.size(), 1U);
}

void StateMachineTest::B78_ownActionsFollowFromTheObservation()
{
    TestTable table(Rules {}, { "HA LA BA"_cards, "HK B6 BK"_cards });
    table.act({ "0 play HA" });
    const Observation observation = observe(table.state, seatAt(1));
    QVERIFY(legalActions(observation) == legalActions(table.state, seatAt(1)));
    QCOMPARE(whyNot(observation, actionOf("play BK")), std::optional(Clause { 'B', 18 }));
    QVERIFY(!whyNot(observation, actionOf("play HK")));
}

void StateMachineTest::B79_ofTwoSeatsTheFirstCounts()
{
    TestTable table(withoutWeli(), { "HA LA BA"_cards, "HK LK BK"_cards, "HO LO BO"_cards });
    QVERIFY(table.offers(1, "bid hearts"));
    QVERIFY(table.offers(2, "bid hearts"));
    table.act({ "2 bid hearts" });
    QVERIFY(table.refuses(1, "bid hearts", 40));
    QVERIFY(table.refuses(0, "play HA", 16));
}

QTEST_APPLESS_MAIN(StateMachineTest)
#include "state_machine_test.moc"
