#include "core/record/trace.h"
#include "tests/support/preference_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;

namespace {

/// A table at which the next deal is dealt by this seat, with that much in the pot.
TestTable tableWith(int players, int stake, int dealer, int potBefore)
{
    Rules rules;
    rules.stake = static_cast<std::uint16_t>(stake);
    TestTable table(rules, players, seatAt(dealer));
    table.fill(potBefore);
    return table;
}

std::string deltas(const TestTable& table)
{
    return perSeat(table.settlement().delta, table.table().players);
}

bool tookTricks(const PublicState& table, const std::string& tricks)
{
    return perSeat(table.taken, table.players) == tricks;
}

} // namespace

class WorkedExamplesTest : public QObject {
    Q_OBJECT

private slots:
    void E1_theSources();
    void E2_anAgreementAmongFour();
    void E3_afterBuying();
    void E4_anInvitation();
    void E5_ausfechten();
};

void WorkedExamplesTest::E1_theSources()
{
    const TestTable table = playedSo(tableWith(3, 10, 2, 10),
        { "0 bid 3", "1 pass", "2 pass", "0 discard", "0 announce 3", "1 join", "2 join" },
        [](const PublicState& over) { return tookTricks(over, "5 1 4"); });
    QCOMPARE(deltas(table), text("-30 -18 -2")); // 8, less the ante
    QCOMPARE(table.table().pot, 60);
    QCOMPARE(table.settlement().amount, 20);
    TestTable second = table; // P-68 shows it as the second deal
    second.state.table.deal = 2;
    const std::string total = perSeat(points(table.state), 3);
    QCOMPARE(GameRecord<State>::scoreFields(second.state),
        text(R"("number":2,"delta":[-30,-18,-2],"total":[-40,-18,-2],"pot":60,"declarer":0,)"
             R"("contract":"3","amount":20,"tricks":[5,1,4],"fallen":[0,1],"by":"play")"));
    QCOMPARE(total, text("-40 -18 -2"));
}

void WorkedExamplesTest::E2_anAgreementAmongFour()
{
    TestTable table = tableWith(4, 50, 0, 200);
    table.deal();
    table.act({ "1 pass", "2 bid hearts", "3 pass", "3 stay", "1 join", "1 alone" });
    table.act({ "2 offer 8-2", "1 offer 6-4", "2 offer 7-3", "1 accept" });
    QCOMPARE(deltas(table), text("-50 -5 205 -50"));
    QCOMPARE(table.table().pot, 100);
    QCOMPARE(table.settlement().amount, 150);
    QCOMPARE(perSeat(table.settlement().tricks, 4), text("0 3 7 0"));
    QVERIFY(table.settlement().by == Ending::Agreed);
}

void WorkedExamplesTest::E3_afterBuying()
{
    const TestTable table = playedSo(tableWith(3, 10, 2, 40),
        { "0 bid 1", "1 bid 2", "2 pass", "0 hold 2", "1 pass", "0 discard", "0 announce 3",
            "1 take", "1 discard", "1 announce 5", "0 take", "0 discard", "0 announce 6", "1 no" },
        [](const PublicState& over) {
            return over.taken[seatAt(0)] == 3 && over.tricks.size() == 4;
        });
    QCOMPARE(deltas(table), text("-70 20 10"));
    QCOMPARE(table.table().pot, 80);
    QCOMPARE(table.table().declarer, std::optional(seatAt(0)));
    QCOMPARE(table.settlement().amount, 30);
}

void WorkedExamplesTest::E4_anInvitation()
{
    const TestTable table = playedSo(tableWith(3, 10, 2, 40),
        { "0 bid 1", "1 bid 2", "2 pass", "0 hold 2", "1 pass", "0 discard", "0 announce 3", "1 no",
            "1 stay", "2 join", "2 invite" },
        [](const PublicState& over) { return tookTricks(over, "7 2 1"); });
    QCOMPARE(deltas(table), text("21 0 -31"));
    QCOMPARE(table.table().pot, 50);
    QCOMPARE(seatsOf(table.settlement().fallen), text("2"));
}

void WorkedExamplesTest::E5_ausfechten()
{
    const TestTable table = playedSo(tableWith(3, 10, 2, 30), { "0 pass", "1 pass", "2 pass" },
        [](const PublicState& over) { return tookTricks(over, "4 4 2"); });
    QCOMPARE(deltas(table), text("-10 -10 -10"));
    QCOMPARE(table.table().pot, 60);
    QCOMPARE(table.settlement().amount, 10);
    QCOMPARE(table.settlement().payments.size(), std::size_t { 3 });
}

QTEST_APPLESS_MAIN(WorkedExamplesTest)
#include "worked_examples_test.moc"
