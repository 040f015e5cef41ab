#include "core/bots/bot.h"
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

Rules plain() { return rulesOf(Preset::SchwaighoferPlain, 3); }

} // namespace

class BookTest : public QObject {
    Q_OBJECT

private slots:
    void aLoneMiddlingHeartIsBidBeforeTheLead();
    void aceAndLowHeartLeadTheLowOne();
    void theAceWaitsAndThenGivesAGroschen();
    void theExampleOf1926();
    void mastersBidTheLastTrick();
    void theLastSeatSometimesBluffs();
    void gespanntNeverBids();
    void letsGoNearTheTarget();
    void theWeliIsDelayed();
    void theCutterStealsWhatHelps();
    void aRevokeIsClaimed();
};

void BookTest::aLoneMiddlingHeartIsBidBeforeTheLead()
{
    const TestTable table(plain(), { "HU B8 A9"_cards, "LA BA AK"_cards, "LT BT A7"_cards });
    QCOMPARE(does(table, 0), "bid hearts");
}

void BookTest::aceAndLowHeartLeadTheLowOne()
{
    const TestTable table(plain(), { "HA H8 BK"_cards, "HU BA AK"_cards, "LT BT A7"_cards });
    QCOMPARE(does(table, 0), "play H8");
    QCOMPARE(book(table, 0).reason, bots::Reason::Lure);
}

void BookTest::theAceWaitsAndThenGivesAGroschen()
{
    TestTable table(plain(), { "HA H8 BK"_cards, "HU BA AK"_cards, "HT BT A7"_cards });
    table.act({ "0 play H8", "1 bid hearts", "2 hold hearts" });
    QCOMPARE(does(table, 0), "three hearts");
}

void BookTest::theExampleOf1926()
{
    TestTable table(plain(), { "AK A9 A8"_cards, "LA HO BT"_cards, "LK BK HU"_cards });
    table.act({ "0 play AK", "1 play BT" });
    QCOMPARE(does(table, 2), "bid leaves");
    table.act({ "2 bid leaves", "0 good leaves" });
    QCOMPARE(does(table, 1), "hold leaves");
    table.act({ "1 hold leaves", "2 play BK" });
    QCOMPARE(does(table, 0), "bid last");
    table.act({ "0 bid last", "1 hold last", "0 play A9" });
    QCOMPARE(does(table, 1), "bid hearts");
    table.act({ "1 bid hearts", "2 hold hearts", "1 play HO" });
    QCOMPARE(does(table, 2), "play HU");
    table.act({ "2 play HU", "0 play A8" });
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

void BookTest::theLastSeatSometimesBluffs()
{
    TestTable table(rulesOf(Preset::SchwaighoferPlain, 4),
        { "HU LK BA"_cards, "H8 L8 B8"_cards, "A9 L9 B9"_cards, "HT AT A8"_cards });
    table.act({ "0 play HU", "1 play H8", "2 play A9" });
    qInfo("%d", oftenDoes(table, 3, "bid hearts"));
}

void BookTest::gespanntNeverBids()
{
}

void BookTest::letsGoNearTheTarget()
{
    for (const char* h : {"LA","LK","LO","LU","LT","L9"}) for (int t : { 0, 9 }) {
        Rules rules = rulesOf(Preset::Tirol, 3);
        rules.weli = Weli::None; rules.weliLoss = false;
        TestTable table(rules, 3);
        Pack pack = packOf(wholePack(table.state));
        State& st = table.state;
        st = withPack(st, pack); st = after(st, cutterOf(st.table), Action::cut(5)); st = after(st, cutterOf(st.table), Action(Verb::Leave)); st = after(st, st.table.dealer, Action(Verb::DealOneTwo)); 
        st.holdings[seatAt(1)].cards = CardSet{*cardFromText(h), *cardFromText("A7"), *cardFromText("B9")};
        st.holdings[seatAt(0)].cards = CardSet{*cardFromText("L8"), *cardFromText("A8"), *cardFromText("B8")};
        st.table.bottom = *cardFromText("H7");
        st.table.totals[seatAt(0)] = t;
        for (const char* f : { "leaves" }) {
            TestTable x = table;
            x.act({ "0 bid leaves" });
            qInfo("%s %d %s %s", h, t, f, does(x, 1).c_str());
            for (auto& w : book(x, 1).weighed) qInfo("%s %f", toText(*w.action).c_str(), w.value);
        }
    }
}

void BookTest::theWeliIsDelayed()
{
    TestTable table(rulesOf(Preset::Tirol, 3), { "HA LT B8"_cards, "B6 L9 A9"_cards, "LU BT A7"_cards });
    table.act({ "0 play B8" });
    qInfo("%s", does(table, 1).c_str());
    table.act({ "1 play A9" });
}

void BookTest::theCutterStealsWhatHelps()
{
    const auto run = [](const char* top) {
        TestTable table(rulesOf(Preset::Tirol, 3), 3);
        Pack pack = packOf(wholePack(table.state));
        for (std::size_t i = 0; i < pack.size(); ++i) if (pack[i] == *cardFromText(top)) std::swap(pack[i], pack[9]);
        table.bring(pack);
        table.act({ "1 cut 10" });
        return does(table, 1);
    };
    for (const char* c : { "HA", "B6", "LA", "HK", "HU", "BA", "AK", "B7", "H7", "A9" }) qInfo("%s %s", c, run(c).c_str());
}

void BookTest::aRevokeIsClaimed() { }

QTEST_APPLESS_MAIN(BookTest)
#include "book_test.moc"
