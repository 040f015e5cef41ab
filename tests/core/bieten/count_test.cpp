#include "core/bieten/count.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

#include <algorithm>

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

namespace {

Rules whole(Rules rules)
{
    rules.lastCount = LastCount::Whole;
    return rules;
}

Rules weliForAPoint()
{
    Rules rules = withoutWeli();
    rules.weli = Weli::Point;
    return rules;
}

void hold(State& state, Figure figure, int stake, int bidPlace = 1)
{
    FigureStatus& status = state.table.figures[figure];
    status.state = FigureState::Held;
    status.stake = static_cast<std::uint8_t>(stake);
    status.bidPlace = static_cast<std::uint8_t>(bidPlace);
}

void concede(State& state, Figure figure, int owner, int stake, int bidPlace = 1, int place = 1)
{
    FigureStatus& status = state.table.figures[figure];
    status.state = FigureState::Conceded;
    status.stake = static_cast<std::uint8_t>(stake);
    status.owner = seatAt(owner);
    status.bidPlace = static_cast<std::uint8_t>(bidPlace);
    status.concededPlace = static_cast<std::uint8_t>(place);
}

/// Seat 0 has hearts and leaves, seat 1 equal and run; seat 0 wins the last trick.
State twoSeats(const Rules& rules) { return laid(rules, { "HA LK BT", "A9 A8 B9" }); }

Count counted(State state)
{
    count(state);
    return *state.table.count;
}

std::string orderOf(const Count& count)
{
    std::string text;
    for (const CountedFigure& counted : count.figures)
        text += (text.empty() ? "" : " ") + std::string(code(counted.figure));
    return text;
}

} // namespace

class CountTest : public QObject {
    Q_OBJECT

private slots:
    void B59_penaltiesComeFirst();
    void B59_theWeliComesLast();
    void B59_oneGoesOutAtTheMomentTheTargetIsReached();
    void B60_values();
    void B61_rankOrder_data();
    void B61_rankOrder();
    void B62_orderOfTheCount_data();
    void B62_orderOfTheCount();
    void B63_theOrderDecidesWhoIsOutFirst();
    void B64_contestedKeepsAConcededFigure();
    void B64_allAnnulsAConcededFigureThatIsShared_data();
    void B64_allAnnulsAConcededFigureThatIsShared();
    void B64_onlyTheBestMatters();
    void B65_stopEntersNothingMore();
    void B65_stopEntersNoWeliEither();
    void B65_wholeEntersTheWholeDeal();
    void B66_theWeliIsWorthAPoint();
    void B66_theWeliPointCanEndTheGame();
    void B67_weliLoss_data();
    void B67_weliLoss();
    void B67_aConcededFigureSparesIt();
    void B67_aPenaltyDoesNotSpareIt();
    void B67_anUndealtWeliConcernsNobody();
    void B67_aStolenWeliCounts();
    void B67_noLossWithoutTheOption();
    void B81_deltaAndBankl();
    void B81_aPenaltyIsNoBankl();
    void B81_struck();
};

void CountTest::B59_penaltiesComeFirst()
{
    Rules rules = penalised(withoutWeli());
    rules.target = 5;
    State state = twoSeats(rules);
    state.table.totals[seatAt(0)] = 4;
    state.offences.push({ seatAt(0), OffenceKind::Suit });
    count(state);
    // 4 - 2, then hearts and leaves: 4 when equal and run follow, out only with last.
    QCOMPARE(seatsOf(state.table.count->out), text("0"));
    QCOMPARE(orderOf(*state.table.count), text("hearts leaves equal run last"));
    QCOMPARE(perSeat(state.table.totals, 2), text("5 2"));
}

void CountTest::B59_theWeliComesLast()
{
    Rules rules = whole(weliForAPoint());
    State state = laid(rules, { "HA LK BT", "A9 A8 B6" });
    state.table.totals[seatAt(0)] = 10;
    state.table.totals[seatAt(1)] = 9;
    count(state);
    // Seat 1 has the run, 10, and is out with the Weli only, after all figures.
    QCOMPARE(seatsOf(state.table.count->out), text("0 1"));
    QCOMPARE(int(state.table.count->weliPoints), 1);
}

void CountTest::B59_oneGoesOutAtTheMomentTheTargetIsReached()
{
    State state = laid(whole({}), { "HA LK BT", "A9 B8 B6=HK" });
    state.table.totals[seatAt(1)] = 10;
    concede(state, Figure::Equal, 1, 1);
    count(state);
    QCOMPARE(seatsOf(state.table.count->out), text("1"));
    QVERIFY(state.table.count->over);
}

void CountTest::B60_values()
{
    State state = twoSeats(withoutWeli());
    hold(state, Figure::Leaves, 2, 1);
    hold(state, Figure::Equal, 3, 2);
    concede(state, Figure::Run, 0, 2, 3, 1);
    concede(state, Figure::Last, 1, 1, 4, 2);
    const Count count = counted(state);
    QCOMPARE(figuresOf(count), text("run 2 0, last 1 1, hearts 1 0, leaves 2 0, equal 3 1"));
    QCOMPARE(perSeat(count.delta, 2), text("5 4"));
}

void CountTest::B61_rankOrder_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<QString>("order");
    QTest::addRow("hearts") << int(RankOrder::Hearts) << "hearts leaves equal run last";
    QTest::addRow("leaves") << int(RankOrder::Leaves) << "leaves hearts equal run last";
}

void CountTest::B61_rankOrder()
{
    QFETCH(int, first);
    QFETCH(QString, order);
    Rules rules = withoutWeli();
    rules.rankOrder = static_cast<RankOrder>(first);
    QCOMPARE(orderOf(counted(twoSeats(rules))), order.toStdString());
}

void CountTest::B62_orderOfTheCount_data()
{
    QTest::addColumn<int>("order");
    QTest::addColumn<int>("rank");
    QTest::addColumn<QString>("expected");
    // Bid in this order: last (held), run (conceded second), hearts (conceded first).
    const auto row = [](const char* name, CountOrder order, RankOrder rank, const char* expected) {
        QTest::addRow("%s", name) << int(order) << int(rank) << expected;
    };
    row("conceded", CountOrder::Conceded, RankOrder::Hearts, "hearts run leaves equal last");
    row("bid", CountOrder::Bid, RankOrder::Hearts, "last run hearts leaves equal");
    row("held", CountOrder::Held, RankOrder::Hearts, "hearts run last leaves equal");
    row("conceded, leaves", CountOrder::Conceded, RankOrder::Leaves,
        "hearts run leaves equal last");
    row("held, leaves", CountOrder::Held, RankOrder::Leaves, "hearts run last leaves equal");
}

void CountTest::B62_orderOfTheCount()
{
    QFETCH(int, order);
    QFETCH(int, rank);
    QFETCH(QString, expected);
    Rules rules = withoutWeli();
    rules.countOrder = static_cast<CountOrder>(order);
    rules.rankOrder = static_cast<RankOrder>(rank);
    State state = twoSeats(rules);
    hold(state, Figure::Last, 2, 1);
    concede(state, Figure::Run, 1, 1, 2, 2);
    concede(state, Figure::Hearts, 0, 2, 3, 1);
    QCOMPARE(orderOf(counted(state)), expected.toStdString());
}

void CountTest::B63_theOrderDecidesWhoIsOutFirst()
{
    for (const CountOrder order : { CountOrder::Conceded, CountOrder::Bid }) {
        Rules rules = withoutWeli();
        rules.countOrder = order;
        State state = twoSeats(rules);
        state.table.totals[seatAt(0)] = state.table.totals[seatAt(1)] = 10;
        hold(state, Figure::Hearts, 2, 1);
        concede(state, Figure::Run, 1, 1, 2, 1);
        const Count count = counted(state);
        const Seat first = seatAt(order == CountOrder::Bid ? 0 : 1);
        QCOMPARE(count.winner, std::optional(first));
    }
}

void CountTest::B64_contestedKeepsAConcededFigure()
{
    State state = laid(withoutWeli(), { "HA LA BT", "BA AA B9" });
    concede(state, Figure::Equal, 1, 2);
    QCOMPARE(figuresOf(counted(state)).substr(0, 9), text("equal 2 1"));
}

void CountTest::B64_allAnnulsAConcededFigureThatIsShared_data()
{
    QTest::addColumn<int>("figure");
    QTest::addRow("equal") << int(Figure::Equal);
    QTest::addRow("run") << int(Figure::Run);
}

void CountTest::B64_allAnnulsAConcededFigureThatIsShared()
{
    QFETCH(int, figure);
    Rules rules = withoutWeli();
    rules.standing = Standing::All;
    const bool pairs = static_cast<Figure>(figure) == Figure::Equal;
    State state = pairs ? laid(rules, { "HA LA BT", "BA AA B9", "H8 L7 B7" })
                        : laid(rules, { "HA HK BT", "BA BK A9", "H8 L7 B7" });
    concede(state, static_cast<Figure>(figure), 2, 2); // who has neither of the best two
    const Count count = counted(state);
    QVERIFY(!count.figures[0].seat);
    QCOMPARE(int(count.figures[0].value), 2);
    QVERIFY(count.figures[0].state == FigureState::Conceded);
}

void CountTest::B64_onlyTheBestMatters()
{
    Rules rules = withoutWeli();
    rules.standing = Standing::All;
    State state = laid(rules, { "HA LA BT", "BK AK B9", "HK LK B7" });
    concede(state, Figure::Equal, 2, 1);
    QCOMPARE(counted(state).figures[0].seat, std::optional(seatAt(2)));
    State hearts = twoSeats(rules);
    concede(hearts, Figure::Hearts, 1, 1); // whatever the cards
    QCOMPARE(counted(hearts).figures[0].seat, std::optional(seatAt(1)));
}

void CountTest::B65_stopEntersNothingMore()
{
    State state = twoSeats(withoutWeli());
    state.table.totals[seatAt(0)] = 9;
    count(state);
    QCOMPARE(figuresOf(*state.table.count), text("hearts 1 0, leaves 1 0"));
    QCOMPARE(perSeat(state.table.totals, 2), text("11 0"));
}

void CountTest::B65_stopEntersNoWeliEither()
{
    State state = laid({}, { "HA LK BT", "A9 B8 B6=HK" });
    state.table.totals[seatAt(0)] = 10;
    const Count count = counted(state);
    QCOMPARE(count.weliSeat, std::optional(seatAt(1)));
    QCOMPARE(int(count.weliPoints), 0);
    QCOMPARE(perSeat(count.delta, 2), text("1 0"));
}

void CountTest::B65_wholeEntersTheWholeDeal()
{
    State state = twoSeats(whole(withoutWeli()));
    state.table.totals[seatAt(0)] = 10;
    state.table.totals[seatAt(1)] = 10;
    const Count count = counted(state);
    QCOMPARE(count.figures.size(), 5U);
    QCOMPARE(seatsOf(count.out), text("0 1"));
    QCOMPARE(perSeat(count.delta, 2), text("3 2"));
}

void CountTest::B66_theWeliIsWorthAPoint()
{
    const Count count = counted(laid(weliForAPoint(), { "HA LK BT", "A9 A8 B6" }));
    QCOMPARE(count.weliSeat, std::optional(seatAt(1)));
    QCOMPARE(int(count.weliPoints), 1);
    QCOMPARE(perSeat(count.delta, 2), text("3 2"));
}

void CountTest::B66_theWeliPointCanEndTheGame()
{
    State state = laid(weliForAPoint(), { "HA LK BT", "A9 A8 B6" });
    state.table.totals[seatAt(1)] = 9;
    const Count count = counted(state);
    QVERIFY(count.over);
    QCOMPARE(count.winner, std::optional(seatAt(1)));
}

void CountTest::B67_weliLoss_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<int>("points");
    QTest::addRow("no figure") << "HA LA AT"
                               << "A9 B7 B6=HK" << -1;
    QTest::addRow("a run of its own") << "HA LA AT"
                                      << "A9 A8 B6=HK" << 0;
    QTest::addRow("a figure with the Weli") << "HK LA AT"
                                            << "A9 B8 B6=HA" << 0;
    QTest::addRow("a shared figure is none") << "HA LA BT"
                                             << "AA BA B6=A8" << -1;
}

void CountTest::B67_weliLoss()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(int, points);
    const Count count = counted(laid({}, { first.toStdString(), second.toStdString() }));
    QCOMPARE(count.weliSeat, std::optional(seatAt(1)));
    QCOMPARE(int(count.weliPoints), points);
}

void CountTest::B67_aConcededFigureSparesIt()
{
    State state = laid({}, { "HA LA AT", "A9 B7 B6=HK" });
    concede(state, Figure::Last, 1, 1);
    QCOMPARE(int(counted(state).weliPoints), 0);
}

void CountTest::B67_aPenaltyDoesNotSpareIt()
{
    State state = laid(penalised({}), { "HA LA AT", "A9 B7 B6=HK" });
    state.offences.push({ seatAt(1), OffenceKind::Suit });
    const Count count = counted(state);
    QCOMPARE(int(count.weliPoints), -1);
    QCOMPARE(count.delta[seatAt(1)], -3);
}

void CountTest::B67_anUndealtWeliConcernsNobody()
{
    const Count count = counted(laid({}, { "HA LA AT", "A9 B7 HK" }));
    QVERIFY(!count.weliSeat);
    QCOMPARE(int(count.weliPoints), 0);
}

void CountTest::B67_aStolenWeliCounts()
{
    Rules rules;
    rules.steal = Steal::Weli;
    TestTable table(rules, 2);
    const CardList top = "HK HO HU B6 A9 HA B7 LA AT"_cards;
    Pack pack;
    for (const Card card : top) pack.push(card);
    for (const Card card : packFor(rules) - top) pack.push(card);
    table.bring(pack);
    table.act({ "0 cut 4", "0 steal", "1 deal 1-2" });
    QCOMPARE(table.state.holdings[seatAt(0)].cards, CardSet("B6 A9 B7"_cards));
    table.act({ "0 play A9", "1 play AT", "1 play HA", "0 play B7", "1 play LA", "0 play B6=AA" });
    QCOMPARE(table.count().weliSeat, std::optional(seatAt(0)));
    QCOMPARE(int(table.count().weliPoints), -1);
}

void CountTest::B67_noLossWithoutTheOption()
{
    Rules rules;
    rules.weliLoss = false;
    const Count count = counted(laid(rules, { "HA LA AT", "A9 B7 B6=HK" }));
    QCOMPARE(count.weliSeat, std::optional(seatAt(1)));
    QCOMPARE(int(count.weliPoints), 0);
    QCOMPARE(seatsOf(count.bankl), text("1"));
}

void CountTest::B81_deltaAndBankl()
{
    State state = laid(withoutWeli(), { "HA LA AT", "A9 B7 HK", "BK B9 L8" });
    state.table.totals[seatAt(0)] = 2;
    count(state);
    QCOMPARE(perSeat(state.table.count->delta, 3), text("4 0 0"));
    QCOMPARE(perSeat(state.table.totals, 3), text("6 0 0"));
    QCOMPARE(seatsOf(state.table.count->bankl), text("1 2"));
}

void CountTest::B81_aPenaltyIsNoBankl()
{
    Rules rules = penalised(withoutWeli());
    State state = laid(rules, { "HA LA AT", "A9 B7 HK", "BK B9 L8" });
    state.offences.push({ seatAt(2), OffenceKind::Suit });
    QCOMPARE(seatsOf(counted(state).bankl), text("1"));
}

void CountTest::B81_struck()
{
    State state = laid(withoutWeli(), { "HA LA AT", "A9 B7 HK", "BK B9 L8" });
    state.table.totals[seatAt(0)] = 6;
    state.table.totals[seatAt(1)] = 9;
    state.table.totals[seatAt(2)] = 10;
    QCOMPARE(seatsOf(counted(state).struck), text("0 2"));
    state.table.totals[seatAt(0)] = 10; // who goes out leaves nobody struck
    QCOMPARE(seatsOf(counted(state).struck), text(""));
}

QTEST_APPLESS_MAIN(CountTest)
#include "count_test.moc"
