#include "core/bots/random.h"
#include "tests/support/preference_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;

namespace {

/// A deal of seat 2 that is played: seat 0 is the declarer. `pot` has the ante in it.
struct Played {
    Contract contract = Contract::Three;
    int pot = 30;
    std::array<int, 3> tricks {};
    std::optional<int> alone {}; // the only defender who plays
    std::optional<int> inviter {};
};

PublicState laid(const Played& played, const Rules& rules = {})
{
    TestTable table(rules);
    table.fill(played.pot - rules.stake);
    table.deal();
    PublicState& settled = table.state.table;
    settled.declarer = seatAt(0);
    settled.contract = played.contract;
    settled.playing = settled.active;
    if (played.alone) {
        settled.playing = {};
        settled.playing.add(seatAt(0));
        settled.playing.add(seatAt(*played.alone));
    }
    if (played.inviter) settled.inviter = seatAt(*played.inviter);
    for (int seat = 0; seat < 3; ++seat)
        settled.taken[seatAt(seat)]
            = static_cast<std::uint8_t>(played.tricks[static_cast<std::size_t>(seat)]);
    return settled;
}

Settlement settled(const Played& played, const Rules& rules = {})
{
    return settlementOf(laid(played, rules));
}

Settlement ausfechten(std::array<int, 3> tricks)
{
    PublicState table = laid({ .tricks = tricks });
    table.declarer.reset();
    table.contract.reset();
    return settlementOf(table);
}

/// What is paid, the ante aside.
std::string payments(const Settlement& account)
{
    const std::string text = paymentsOf(account);
    const std::string ante = "ante 2>pot 10";
    if (!text.starts_with(ante)) return "the ante is missing: " + text;
    return text.size() == ante.size() ? "" : text.substr(ante.size() + 2);
}

State randomDeal(State state, Rng& rng)
{
    state = withPack(state, shuffled(packOf(wholePack(state)), rng));
    while (!state.table.settled) {
        const Acted acted = bots::randomAct(state, rng);
        act(state, acted.seat, acted.action);
    }
    return state;
}

int sumOf(const State& state)
{
    int sum = state.table.pot;
    for (const Seat seat : SeatSet::firstOf(players(state))) sum += points(state)[seat];
    return sum;
}

} // namespace

class SettlementTest : public QObject {
    Q_OBJECT

private slots:
    void P8_balancesAndPotSumToNothing();
    void P56_theAmountPlayedFor_data();
    void P56_theAmountPlayedFor();
    void P57_theDeclarerPaysForEachTrick();
    void P57_allGoesToTheInviter();
    void P57_nothingForWhoStayedHome();
    void P58_sixTricksWinThePot();
    void P58_fiveTricksAreAFall();
    void P59_aDefenderNeedsTwoTricks();
    void P59_theInviterNeedsFour();
    void P60_allReckonWithThePotBefore();
    void P61_notrumpWinsOrLosesTheAmountOnly();
    void P62_premiums_data();
    void P62_premiums();
    void P62_alsoAtHomeAndTheInvited();
    void P62_theDealerOfFourHasNoPart();
    void P63_theMostTricksPay_data();
    void P63_theMostTricksPay();
    void P64_theRestStays();
    void P65_thePotIsShared_data();
    void P65_thePotIsShared();
    void P65_theHighestBalanceWins();
};

void SettlementTest::P8_balancesAndPotSumToNothing()
{
    Rng rng(8);
    for (int i = 0; i < 10000; ++i) {
        const auto sample = *bots::sampledRules(Fixed<Rules> {}, rng);
        State state = start(sample.rules, sample.players, seatAt(0));
        for (int deal = 1; !isOver(state); ++deal) {
            state = randomDeal(state, rng);
            QCOMPARE(sumOf(state), 0);
            QCOMPARE(state.table.pot % sample.rules.stake, 0); // P-11
            QCOMPARE(isOver(state), deal == sample.rules.deals);
        }
        QCOMPARE(state.table.pot, 0);
    }
}

void SettlementTest::P56_theAmountPlayedFor_data()
{
    QTest::addColumn<int>("pot");
    QTest::addColumn<int>("maxStakes");
    QTest::addColumn<int>("amount");
    QTest::newRow("one stake") << 10 << 3 << 10;
    QTest::newRow("just the most") << 30 << 3 << 30;
    QTest::newRow("more than the most") << 70 << 3 << 30;
    QTest::newRow("another most") << 70 << 5 << 50;
    QTest::newRow("one only") << 70 << 1 << 10;
}

void SettlementTest::P56_theAmountPlayedFor()
{
    QFETCH(int, pot);
    QFETCH(int, maxStakes);
    QFETCH(int, amount);
    Rules rules;
    rules.maxStakes = static_cast<std::uint8_t>(maxStakes);
    const Settlement account = settled({ .pot = pot, .tricks = { 6, 2, 2 } }, rules);
    QCOMPARE(account.amount, amount);
    QCOMPARE(account.pot, pot - amount); // what exceeds it stays
}

void SettlementTest::P57_theDeclarerPaysForEachTrick()
{
    QCOMPARE(payments(settled({ .tricks = { 6, 3, 1 } })),
        text("tricks 0>1 9 (3), tricks 0>2 3 (1), pot pot>0 30, fall 2>pot 30"));
    QCOMPARE(payments(settled({ .tricks = { 3, 5, 2 } })), // win or lose
        text("tricks 0>1 15 (5), tricks 0>2 6 (2), fall 0>pot 30"));
}

void SettlementTest::P57_allGoesToTheInviter()
{
    QCOMPARE(payments(settled({ .tricks = { 6, 3, 1 }, .inviter = 2 })),
        text("tricks 0>2 12 (4), pot pot>0 30"));
}

void SettlementTest::P57_nothingForWhoStayedHome()
{
    QCOMPARE(payments(settled({ .tricks = { 7, 0, 3 }, .alone = 2 })),
        text("tricks 0>2 9 (3), pot pot>0 30"));
}

void SettlementTest::P58_sixTricksWinThePot()
{
    const Settlement account = settled({ .pot = 50, .tricks = { 6, 2, 2 } });
    QCOMPARE(account.delta[seatAt(0)], 30 - 12);
    QVERIFY(account.fallen.empty());
    QCOMPARE(account.pot, 20);
}

void SettlementTest::P58_fiveTricksAreAFall()
{
    const Settlement account = settled({ .pot = 50, .tricks = { 5, 3, 2 } });
    QCOMPARE(account.delta[seatAt(0)], -30 - 15);
    QCOMPARE(seatsOf(account.fallen), text("0"));
    QCOMPARE(account.pot, 80);
}

void SettlementTest::P59_aDefenderNeedsTwoTricks()
{
    QCOMPARE(seatsOf(settled({ .tricks = { 6, 2, 2 } }).fallen), text(""));
    QCOMPARE(seatsOf(settled({ .tricks = { 8, 1, 1 } }).fallen), text("1 2"));
    QCOMPARE(seatsOf(settled({ .tricks = { 5, 1, 4 } }).fallen), text("0 1")); // both sides
    QCOMPARE(seatsOf(settled({ .tricks = { 9, 0, 1 }, .alone = 2 }).fallen), text("2"));
    QCOMPARE(settled({ .tricks = { 8, 1, 1 } }).delta[seatAt(1)], 3 - 30); // still paid
}

void SettlementTest::P59_theInviterNeedsFour()
{
    QCOMPARE(seatsOf(settled({ .tricks = { 6, 0, 4 }, .inviter = 1 }).fallen), text(""));
    QCOMPARE(seatsOf(settled({ .tricks = { 7, 3, 0 }, .inviter = 1 }).fallen), text("1"));
    QCOMPARE(seatsOf(settled({ .tricks = { 7, 3, 0 }, .inviter = 2 }).fallen), text("2"));
}

void SettlementTest::P60_allReckonWithThePotBefore()
{
    const Settlement account = settled({ .pot = 20, .tricks = { 5, 1, 4 } });
    QCOMPARE(payments(account),
        text("tricks 0>1 2 (1), tricks 0>2 8 (4), fall 0>pot 20, fall 1>pot 20"));
    QCOMPARE(account.pot, 60);
}

void SettlementTest::P61_notrumpWinsOrLosesTheAmountOnly()
{
    const Settlement won = settled({ .contract = Contract::FiveX, .tricks = { 0, 1, 9 } });
    QCOMPARE(payments(won), text("pot pot>0 30, premium 1>0 20, premium 2>0 20"));
    QVERIFY(won.fallen.empty());
    const Settlement lost = settled({ .contract = Contract::Six, .tricks = { 3, 1, 0 } });
    QCOMPARE(payments(lost), text("fall 0>pot 30, premium 0>1 20, premium 0>2 20"));
    QCOMPARE(seatsOf(lost.fallen), text("0"));
}

void SettlementTest::P62_premiums_data()
{
    QTest::addColumn<int>("premium");
    for (const ContractRow& row : ladder)
        QTest::newRow(std::string(row.key).c_str()) << row.premium;
}

void SettlementTest::P62_premiums()
{
    QFETCH(int, premium);
    const auto contract = actionOf("bid " + std::string(QTest::currentDataTag())).contract();
    Rules rules;
    rules.stake = 50;
    rules.maxStakes = 1; // the premium does not depend on it
    const std::array won { std::array { 8, 1, 1 }, std::array { 0, 5, 5 },
        std::array { 10, 0, 0 } };
    const auto goal = static_cast<std::size_t>(rowOf(contract).goal);
    for (const bool success : { true, false }) {
        const std::array lost { std::array { 5, 3, 2 }, std::array { 1, 0, 0 },
            std::array { 1, 1, 0 } };
        const Settlement account = settled(
            { .contract = contract, .pot = 200, .tricks = (success ? won : lost)[goal] }, rules);
        int sum = 0;
        for (const Payment& payment : account.payments)
            if (payment.kind == PaymentKind::Premium) {
                QCOMPARE(payment.amount, premium * 50);
                QCOMPARE((success ? payment.to : payment.from), std::optional(seatAt(0)));
                sum += payment.amount;
            }
        QCOMPARE(sum, 2 * premium * 50);
    }
}

void SettlementTest::P62_alsoAtHomeAndTheInvited()
{
    QCOMPARE(payments(settled({ .contract = Contract::Hearts, .tricks = { 7, 0, 3 }, .alone = 2 })),
        text("tricks 0>2 9 (3), pot pot>0 30, premium 1>0 10, premium 2>0 10"));
    QCOMPARE(
        payments(settled({ .contract = Contract::Hearts, .tricks = { 5, 4, 1 }, .inviter = 2 })),
        text("tricks 0>2 15 (5), fall 0>pot 30, premium 0>1 10, premium 0>2 10"));
}

void SettlementTest::P62_theDealerOfFourHasNoPart()
{
    const TestTable table = playedSo(TestTable(Rules {}, 4), { "0 bid 8x", "1 pass", "2 pass" },
        [](const PublicState& over) { return !over.tricks.empty(); });
    QCOMPARE(table.settlement().delta[seatAt(3)], -10);
}

void SettlementTest::P63_theMostTricksPay_data()
{
    QTest::addColumn<QList<int>>("tricks");
    QTest::addColumn<std::string>("paid");
    QTest::addColumn<std::string>("fallen");
    QTest::newRow("one") << QList { 2, 3, 5 } << text("ausfechten 2>pot 10") << text("2");
    QTest::newRow("two") << QList { 4, 4, 2 } << text("ausfechten 0>pot 10, ausfechten 1>pot 10")
                         << text("0 1");
    QTest::newRow("all") << QList { 0, 10, 0 } << text("ausfechten 1>pot 10") << text("1");
}

void SettlementTest::P63_theMostTricksPay()
{
    QFETCH(QList<int>, tricks);
    QFETCH(std::string, paid);
    QFETCH(std::string, fallen);
    const Settlement account = ausfechten({ tricks[0], tricks[1], tricks[2] });
    QCOMPARE(payments(account), paid);
    QCOMPARE(seatsOf(account.fallen), fallen);
    QCOMPARE(account.amount, 10);
}

void SettlementTest::P64_theRestStays()
{
    Rng rng(64);
    TestTable table;
    table.fill(70);
    table.deal(rng);
    table.act({ "0 pass", "1 pass", "2 pass" });
    table.playOut(rng);
    const int pot = table.table().pot;
    QVERIFY(pot == 90 || pot == 100); // ante, and one or two who pay
    table.deal(rng);
    QCOMPARE(table.table().pot, pot + 10);
}

void SettlementTest::P65_thePotIsShared_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("lastDealer");
    QTest::addColumn<int>("pot");
    QTest::addColumn<std::string>("shared");
    QTest::newRow("odd one") << 3 << 2 << 40 << text("14 13 13");
    QTest::newRow("two odd ones") << 3 << 1 << 50 << text("17 16 17");
    QTest::newRow("none") << 3 << 0 << 60 << text("20 20 20");
    QTest::newRow("four") << 4 << 2 << 30 << text("8 7 7 8");
}

void SettlementTest::P65_thePotIsShared()
{
    QFETCH(int, players);
    QFETCH(int, lastDealer);
    QFETCH(int, pot);
    QFETCH(std::string, shared);
    TestTable table(Rules {}, players, seatAt(lastDealer));
    table.fill(pot - 20); // ante and one who pays
    State& state = table.state;
    state.table.deal = static_cast<std::uint8_t>(state.table.rules.deals - 1);
    state.table.dealer = seatAt((lastDealer + players - 1) % players);
    const TestTable over = [&] {
        Rng rng(65);
        for (;;) {
            TestTable attempt = table;
            attempt.deal(rng);
            for (int i = 0; i < 3; ++i) attempt.act({ std::to_string(attempt.due()) + " pass" });
            attempt.playOut(rng);
            if (attempt.settlement().fallen.size() == 1) return attempt;
        }
    }();
    QVERIFY(isOver(over.state));
    QCOMPARE(endOf(over.table()).pot, pot);
    QCOMPARE(perSeat(endOf(over.table()).shared, players), shared);
    QCOMPARE(over.table().pot, 0);
    QCOMPARE(sumOf(over.state), 0);
}

void SettlementTest::P65_theHighestBalanceWins()
{
    PublicState table;
    table.players = 4;
    table.rules.deals = 4;
    table.balances.values = { 10, 20, -50, 20 };
    table.active = SeatSet::firstOf(3);
    table.declarer.reset();
    QCOMPARE(seatsOf(endOf(table).winners), text("1 3"));
}

QTEST_APPLESS_MAIN(SettlementTest)
#include "settlement_test.moc"
