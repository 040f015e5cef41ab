#include "core/bots/bieten/bot.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;
using bots::Level;

namespace {

bots::BietenDecision book(const TestTable& table, int seat, std::uint64_t seed = 1)
{
    return decide(observe(table.state, seatAt(seat)), Level::Book, {}, seed);
}

/// Why the book does it.
bots::BietenReason reason(const TestTable& table, int seat)
{
    return book(table, seat).weighed.front().whys[0].reason;
}

/// What the book says first of this act.
std::optional<bots::BietenReason> reasonOf(const TestTable& table, int seat, std::string_view what)
{
    for (const auto& one : book(table, seat).weighed)
        if (one.action && toText(*one.action) == what) return one.whys[0].reason;
    return std::nullopt;
}

/// What the book does, or "wait".
std::string does(const TestTable& table, int seat, std::uint64_t seed = 1)
{
    const auto action = book(table, seat, seed).action;
    return action ? toText(*action) : "wait";
}

/// How often in a hundred the book does this, over as many seeds.
int oftenDoes(const TestTable& table, int seat, std::string_view what)
{
    int times = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) times += does(table, seat, seed) == what;
    return times;
}

Rules plain(int players = 3) { return rulesOf(Preset::SchwaighoferPlain, players); }

/// Seat 0, with this score, bids leaves; seat 1 has this leaf and nothing else.
TestTable leavesBid(int score, CardList hand)
{
    TestTable table(plain(), { "L8 A8 B8"_cards, hand, "BT HT A7"_cards });
    table.state.table.totals[seatAt(0)] = static_cast<std::int16_t>(score);
    table.act({ "0 bid leaves" });
    return table;
}

/// The cutter of three players sees this card first.
TestTable cutting(Card card)
{
    TestTable table(rulesOf(Preset::Tirol, 3), 3);
    Pack pack = packOf(wholePack(table.state));
    std::swap(*std::find(pack.begin(), pack.end(), card), pack[9]);
    table.bring(pack);
    table.act({ "1 cut 10" });
    return table;
}

} // namespace

class BookTest : public QObject {
    Q_OBJECT

private slots:
    void aLoneMiddlingHeartIsBidBeforeTheLead();
    void aceAndLowHeartLeadTheLowOne();
    void theAceWaitsAndThenGivesAGroschen();
    void theNameOfALaidCardDoesNotBeatIt();
    void theFirstDealOf1926();
    void mastersBidTheLastTrick();
    void theLastSeatBluffsNowAndThen();
    void gespanntNeverBids();
    void letsAMiddlingLeafGoNearTheTarget();
    void aThreeThatAnswersStandsBesideTheAnswers();
    void theWeliIsDelayed();
    void theCutterStealsWhatHelps();
    void aRevokeIsClaimed();
    void nothingIsAnOffence();
    void whoOwesASuitLeadsItInTheEnd();
};

void BookTest::aLoneMiddlingHeartIsBidBeforeTheLead()
{
    const TestTable table(plain(), { "HU B8 A9"_cards, "LA BA AK"_cards, "LT BT A7"_cards });
    QCOMPARE(does(table, 0), "bid hearts");
    QCOMPARE(reason(table, 0), bots::BietenReason::Sneak);
}

void BookTest::aceAndLowHeartLeadTheLowOne()
{
    TestTable table(plain(), { "HA H8 B9"_cards, "HU BA AK"_cards, "LT BT A7"_cards });
    table.act({ "0 bid last", "1 hold last" });
    QCOMPARE(does(table, 0), "play H8");
    QCOMPARE(reason(table, 0), bots::BietenReason::Lure);
}

void BookTest::theAceWaitsAndThenGivesAGroschen()
{
    TestTable table(plain(), { "HA H8 B9"_cards, "HU BA AK"_cards, "HT BT A7"_cards });
    table.act({ "0 play H8", "1 bid hearts", "2 hold hearts" });
    QCOMPARE(does(table, 0), "three hearts");
    QCOMPARE(reason(table, 0), bots::BietenReason::StrongThree);
}

/// B-20: the natural card is the higher one.
void BookTest::theNameOfALaidCardDoesNotBeatIt()
{
    TestTable table(
        rulesOf(Preset::Tirol, 3), { "AU HT H8"_cards, "B8 L9 A9"_cards, "B6 LU A7"_cards });
    table.act({ "0 play AU", "1 play A9" });
    const auto lastAfter = [&](std::string_view what) {
        for (const auto& one : book(table, 2).weighed)
            if (one.action && toText(*one.action) == what) return one.whys[0].figures[1];
        return -1.0;
    };
    QVERIFY(lastAfter("play B6=AU") >= 0);
    QVERIFY(lastAfter("play B6=AA") > lastAfter("play B6=AU"));
}

void BookTest::theFirstDealOf1926()
{
    Rules rules = plain();
    rules.directThree = false; // the source holds first and raises later
    TestTable table(rules, { "AK A9 A8"_cards, "LA HO BT"_cards, "LK BK HU"_cards });
    table.act({ "0 play AK", "1 play BT" });
    QCOMPARE(does(table, 2), "bid leaves");
    table.act({ "2 bid leaves", "0 good leaves" });
    QCOMPARE(does(table, 1), "hold leaves");
    table.act({ "1 hold leaves", "2 play BK" });
    QCOMPARE(does(table, 0), "bid last");
    table.act({ "0 bid last", "1 hold last", "0 play A9" });
    table.act({ "1 bid hearts" });
    QCOMPARE(does(table, 2), "hold hearts");
    table.act({ "2 hold hearts", "1 play HO", "2 play HU", "0 play A8" });
    QCOMPARE(does(table, 1), "three leaves");
    table.act({ "1 three leaves" });
    QCOMPARE(does(table, 2), "hold leaves");
}

void BookTest::mastersBidTheLastTrick()
{
    TestTable table(plain(), { "AA A9 A8"_cards, "LA HO BT"_cards, "LK BK HU"_cards });
    table.act({ "0 play AA", "1 play BT", "2 play BK" });
    QCOMPARE(does(table, 0), "bid last");
}

void BookTest::theLastSeatBluffsNowAndThen()
{
    TestTable table(
        plain(4), { "HU LK BA"_cards, "H8 L8 B8"_cards, "A9 L9 B9"_cards, "HT A8 B7"_cards });
    table.act({ "0 play HU", "1 play H8", "2 play A9" });
    const int times = oftenDoes(table, 3, "bid hearts");
    QVERIFY2(times > 5 && times < 50, qPrintable(QString::number(times)));
}

void BookTest::gespanntNeverBids()
{
    TestTable table(
        rulesOf(Preset::Tirol, 3), { "HA LA AA"_cards, "HK LK BK"_cards, "HO LO BO"_cards });
    table.state.table.totals[seatAt(0)] = 10;
    for (const auto& weighed : book(table, 0).weighed) QCOMPARE(weighed.action->verb(), Verb::Play);
}

void BookTest::letsAMiddlingLeafGoNearTheTarget()
{
    QCOMPARE(does(leavesBid(0, "LO A9 B9"_cards), 1), "hold leaves");
    const TestTable near = leavesBid(5, "LO A9 B9"_cards);
    QCOMPARE(does(near, 1), "good leaves");
    QCOMPARE(reason(near, 1), bots::BietenReason::LetGo);
    QCOMPARE(does(leavesBid(5, "LA A9 B9"_cards), 1), "three leaves");
}

void BookTest::aThreeThatAnswersStandsBesideTheAnswers()
{
    QCOMPARE(reasonOf(leavesBid(0, "LO A9 B9"_cards), 1, "three leaves"),
        std::optional(bots::BietenReason::HoldBrings));
    QCOMPARE(reasonOf(leavesBid(5, "LO A9 B9"_cards), 1, "three leaves"),
        std::optional(bots::BietenReason::GoodBrings));
}

void BookTest::theWeliIsDelayed()
{
    TestTable table(
        rulesOf(Preset::Tirol, 3), { "HA LT B8"_cards, "B6 L9 A9"_cards, "LU BT A7"_cards });
    table.act({ "0 play B8", "1 bid leaves", "2 hold leaves", "1 bid last", "2 hold last" });
    QCOMPARE(does(table, 1).substr(0, 5), "play ");
    QVERIFY(does(table, 1).substr(0, 7) != "play B6");
}

void BookTest::theCutterStealsWhatHelps()
{
    for (const Card card : "HA B6 LK"_cards) QCOMPARE(does(cutting(card), 1), "steal");
    for (const Card card : "B7 A9 H7"_cards) QCOMPARE(does(cutting(card), 1), "leave");
}

void BookTest::aRevokeIsClaimed()
{
    Rules rules = penalised(plain());
    rules.protest = Protest::Claim;
    TestTable table(rules, { "HA LK B8"_cards, "H7 L9 A9"_cards, "LU BT A7"_cards });
    table.act({ "0 play HA", "1 play A9", "2 play LU", "0 play LK", "1 play L9", "2 play BT",
        "0 play B8", "1 play H7", "2 play A7" });
    QCOMPARE(does(table, 0), "claim 1");
    table.act({ "0 claim 1" });
    QCOMPARE(does(table, 1), "pass");
    QCOMPARE(decide(observe(table.state, seatAt(1)), Level::Easy, {}, 1).action,
        std::optional(Action(Verb::Pass)));
}

void BookTest::nothingIsAnOffence()
{
    TestTable table(penalised(plain()), { "HA LK B8"_cards, "H7 L9 A9"_cards, "LU BT A7"_cards });
    table.act({ "0 play HA" });
    for (const auto& weighed : book(table, 1).weighed)
        QVERIFY(!weighed.action || !table.offence(1, toText(*weighed.action)));
    QVERIFY(table.offence(1, "play A9"));
}

void BookTest::whoOwesASuitLeadsItInTheEnd()
{
    // Seat 1 has bid hearts and shown none: its last card is one, and the ace takes it.
    const auto answerBy = [](const Rules& rules) {
        TestTable table(rules, { "HA A7 B6"_cards, "H7 LT A9"_cards, "HT H9 BO"_cards });
        table.act({ "0 play A7", "1 bid hearts", "2 good hearts", "0 hold hearts", "1 play A9",
            "2 play H9", "0 bid last", "1 hold last", "1 play LT", "2 play HT", "0 play B6=L7",
            "1 three last", "2 good last" });
        return does(table, 0);
    };
    Rules rules = rulesOf(Preset::Tirol, 3);
    QCOMPARE(answerBy(rules), "hold last");
    rules.commitment = Commitment::Open; // it has played no wild card (B-34)
    QCOMPARE(answerBy(rules), "hold last");
    rules.irregularities = Irregularities::Penalised; // B-55: it may have none
    QCOMPARE(answerBy(rules), "good last");
}

QTEST_APPLESS_MAIN(BookTest)
#include "book_test.moc"
