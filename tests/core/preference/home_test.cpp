#include "tests/support/preference_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;

namespace {

/// Seat 0 plays hearts; the pot holds this much before the ante.
TestTable hearts(std::initializer_list<std::string_view> acts = {}, int pot = 20,
    const Rules& rules = {}, int players = 3)
{
    TestTable table(rules, players);
    table.fill(pot);
    table.deal();
    table.act({ "0 bid hearts", "1 pass", "2 pass" });
    table.act(acts);
    return table;
}

Rules withoutTalk()
{
    Rules rules;
    rules.negotiation = false;
    return rules;
}

TestTable talk(std::initializer_list<std::string_view> acts = {})
{
    TestTable table = hearts({ "1 join", "2 stay", "1 alone" });
    table.act(acts);
    return table;
}

} // namespace

class HomeTest : public QObject {
    Q_OBJECT

private slots:
    void P33_onlyInSuitContracts();
    void P34_withOneStakeBothMustGoAlong();
    void P35_theLeftDefenderSpeaksFirst();
    void P36_bothJoin();
    void P36_bothStay();
    void P37_whoStaysHomePlaysNoCard();
    void P38_whoJoinsAloneIsAsked();
    void P39_theInvitedMustPlay();
    void P39_onlyTheInviterIsPaid();
    void P40_aloneTheTricksHaveTwoCards();
    void P41_talkOnlyAfterAlone();
    void P41_talkOnlyIfItIsAllowed();
    void P42_possibleSplits();
    void P43_theDeclarerIsAskedFirst();
    void P44_offersAreAnswered();
    void P44_eachSplitOnce();
    void P44_refusalEndsTheTalk();
    void P45_anAgreementIsSettledAtOnce();
};

void HomeTest::P33_onlyInSuitContracts()
{
    QVERIFY(hearts().isIn<GoingAlong>());
    for (const char* bid : { "0 bid 5x", "0 bid 8x" }) {
        TestTable table;
        table.fill(20);
        table.deal();
        table.act({ bid, "1 pass", "2 pass" });
        QVERIFY(table.isIn<Playing>());
        QCOMPARE(table.table().playing.size(), 3);
        QVERIFY(table.refuses(1, "stay", 33));
    }
}

void HomeTest::P34_withOneStakeBothMustGoAlong()
{
    const TestTable table = hearts({}, 0);
    QVERIFY(table.isIn<Playing>());
    QCOMPARE(table.table().playing.size(), 3);
    QVERIFY(table.refuses(1, "stay", 34));
    QVERIFY(hearts({}, 10).isIn<GoingAlong>());
}

void HomeTest::P35_theLeftDefenderSpeaksFirst()
{
    const TestTable table = hearts();
    QCOMPARE(table.due(), 1);
    QCOMPARE(table.choices(1), text("join, stay"));
    QVERIFY(table.refuses(2, "join", 35));
    QVERIFY(table.refuses(0, "join", 35));
    QCOMPARE(hearts({ "1 stay" }).choices(2), text("join, stay"));
}

void HomeTest::P36_bothJoin()
{
    const TestTable table = hearts({ "1 join", "2 join" });
    QVERIFY(table.isIn<Playing>());
    QCOMPARE(seatsOf(table.table().playing), text("0 1 2"));
    QVERIFY(table.refuses(1, "invite", 38));
}

void HomeTest::P36_bothStay()
{
    const TestTable table = hearts({ "1 stay", "2 stay" });
    QVERIFY(table.table().settled);
    QVERIFY(table.table().tricks.empty());
    QCOMPARE(perSeat(table.settlement().tricks, 3), text("10 0 0"));
    QVERIFY(table.settlement().by == Ending::Home);
}

void HomeTest::P37_whoStaysHomePlaysNoCard()
{
    TestTable table = hearts({ "1 stay", "2 join", "2 alone", "0 no", "2 no" });
    Rng rng(37);
    table.playOut(rng);
    QCOMPARE(table.state.hands[seatAt(1)].size(), 10);
    QCOMPARE(table.settlement().tricks[seatAt(1)], 0);
    QVERIFY(!table.settlement().fallen.contains(seatAt(1)));
}

void HomeTest::P38_whoJoinsAloneIsAsked()
{
    const TestTable table = hearts({ "1 stay", "2 join" });
    QCOMPARE(table.choices(2), text("alone, invite"));
    QVERIFY(table.refuses(1, "invite", 38));
    QVERIFY(hearts().refuses(1, "alone", 38));
}

void HomeTest::P39_theInvitedMustPlay()
{
    const TestTable table = hearts({ "1 stay", "2 join", "2 invite" });
    QVERIFY(table.isIn<Playing>());
    QCOMPARE(seatsOf(table.table().playing), text("0 1 2"));
    QCOMPARE(table.table().inviter, std::optional(seatAt(2)));
}

void HomeTest::P39_onlyTheInviterIsPaid()
{
    TestTable table = hearts({ "1 stay", "2 join", "2 invite" });
    Rng rng(39);
    table.playOut(rng);
    for (const Payment& payment : table.settlement().payments)
        if (payment.kind == PaymentKind::Tricks) QCOMPARE(payment.to, std::optional(seatAt(2)));
    QVERIFY(!table.settlement().fallen.contains(seatAt(1)));
}

void HomeTest::P40_aloneTheTricksHaveTwoCards()
{
    TestTable table = hearts({ "1 join", "2 stay", "1 alone", "0 no", "1 no" });
    QCOMPARE(seatsOf(table.table().playing), text("0 1"));
    Rng rng(40);
    table.playOut(rng);
    QCOMPARE(table.table().tricks.size(), std::size_t { 10 });
    for (const PlayedTrick& trick : table.table().tricks)
        QCOMPARE(trick.cards.size(), std::size_t { 2 });
}

void HomeTest::P41_talkOnlyAfterAlone()
{
    QVERIFY(talk().isIn<Talking>());
    QVERIFY(hearts({ "1 join", "2 join" }).refuses(0, "offer 7-3", 41));
    QVERIFY(hearts({ "1 stay", "2 join", "2 invite" }).refuses(0, "offer 7-3", 41));
}

void HomeTest::P41_talkOnlyIfItIsAllowed()
{
    const TestTable table = hearts({ "1 join", "2 stay", "1 alone" }, 20, withoutTalk());
    QVERIFY(table.isIn<Playing>());
    QVERIFY(table.refuses(0, "offer 7-3", 41));
}

void HomeTest::P42_possibleSplits()
{
    QCOMPARE(talk().choices(0), text("no, offer 6-4, offer 7-3, offer 8-2"));
    for (const Split split : splits) QCOMPARE(declarersTricks(split) + defendersTricks(split), 10);
}

void HomeTest::P43_theDeclarerIsAskedFirst()
{
    QCOMPARE(talk().due(), 0);
    QVERIFY(talk().refuses(1, "offer 7-3", 43));
    QCOMPARE(talk({ "0 no" }).choices(1), text("no, offer 6-4, offer 7-3, offer 8-2"));
    QVERIFY(talk({ "0 no", "1 no" }).isIn<Playing>());
    QVERIFY(talk().refuses(0, "accept", 44));
}

void HomeTest::P44_offersAreAnswered()
{
    QCOMPARE(talk({ "0 offer 8-2" }).choices(1), text("accept, offer 6-4, offer 7-3, refuse"));
    QVERIFY(talk({ "0 offer 8-2" }).refuses(1, "no", 44));
    QCOMPARE(
        talk({ "0 no", "1 offer 6-4" }).choices(0), text("accept, offer 7-3, offer 8-2, refuse"));
}

void HomeTest::P44_eachSplitOnce()
{
    QVERIFY(talk({ "0 offer 8-2" }).refuses(1, "offer 8-2", 44));
    QCOMPARE(
        talk({ "0 offer 8-2", "1 offer 6-4", "0 offer 7-3" }).choices(1), text("accept, refuse"));
}

void HomeTest::P44_refusalEndsTheTalk()
{
    const TestTable table = talk({ "0 offer 8-2", "1 refuse" });
    QVERIFY(table.isIn<Playing>());
    QCOMPARE(table.due(), 0);
    QVERIFY(!table.table().agreed);
}

void HomeTest::P45_anAgreementIsSettledAtOnce()
{
    const TestTable table = talk({ "0 no", "1 offer 6-4", "0 offer 7-3", "1 accept" });
    QVERIFY(table.table().settled);
    QVERIFY(table.table().tricks.empty());
    QCOMPARE(perSeat(table.settlement().tricks, 3), text("7 3 0"));
    QVERIFY(table.settlement().by == Ending::Agreed);
    QVERIFY(table.settlement().fallen.empty());
}

QTEST_APPLESS_MAIN(HomeTest)
#include "home_test.moc"
