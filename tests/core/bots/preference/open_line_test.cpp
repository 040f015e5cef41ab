#include "core/bots/preference/words/modesty.h"
#include "core/bots/preference/words/open_line.h"
#include "core/bots/preference/words/playout.h"
#include "tests/support/preference_table.h"

#include <QtTest>

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;

namespace {

/// Seat 0 declares after these words; no card is played yet.
TestTable begun(Rng& rng, std::initializer_list<std::string_view> words)
{
    TestTable table;
    table.fill(20);
    table.deal(rng);
    table.act(words);
    return table;
}

} // namespace

class PreferenceOpenLineTest : public QObject {
    Q_OBJECT

private slots:
    void theDeclarerTakesWhatOpenCardsAreWorth();
    void theDeclarerTakesThemAgainstALoneDefender();
    void whatSucceedsWithOpenCardsSucceeds();
    void nobodyHasAContractInAusfechten();
    void ofBidsThatBringAsMuchTheLowestIsBest();
};

void PreferenceOpenLineTest::theDeclarerTakesWhatOpenCardsAreWorth()
{
    Rng rng(18);
    for (int i = 0; i < 40; ++i) {
        TestTable table = begun(rng, { "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
        bots::OpenPlaySolver solver;
        const int worth = solver.value(bots::playNow(table.state));
        bots::playOpenly(table.state, solver);
        QVERIFY(table.table().settled);
        QCOMPARE(int { table.settlement().tricks[seatAt(0)] }, worth);
    }
}

void PreferenceOpenLineTest::theDeclarerTakesThemAgainstALoneDefender()
{
    Rng rng(19);
    for (int i = 0; i < 40; ++i) {
        TestTable table = begun(rng,
            { "0 bid hearts", "1 pass", "2 pass", "1 stay", "2 join", "2 alone", "0 no", "2 no" });
        bots::OpenPlaySolver solver;
        const int worth = solver.value(bots::playNow(table.state));
        bots::playOpenly(table.state, solver);
        QCOMPARE(int { table.settlement().tricks[seatAt(0)] }, worth);
    }
}

void PreferenceOpenLineTest::whatSucceedsWithOpenCardsSucceeds()
{
    const CardSet good = "HA HK HU HT LA LK LO BA BK AA"_cards;
    Rng rng(20);
    int made = 0;
    for (int i = 0; i < 50; ++i) {
        TestTable table;
        table.deal();
        const Pack rest = shuffled(packOf(wholePack(table.state) - good), rng);
        table.state.hands = {};
        table.state.talon = {};
        table.state.hands[seatAt(0)] = good;
        for (std::size_t k = 0; k < rest.size(); ++k)
            (k < 20 ? table.state.hands[seatAt(k < 10 ? 1 : 2)] : table.state.talon).add(rest[k]);
        table.act({ "0 bid 6x", "1 pass", "2 pass" });
        bots::OpenPlaySolver solver;
        const bool succeeds = solver.isWorth(bots::playNow(table.state), 1);
        bots::playOpenly(table.state, solver);
        QCOMPARE(!table.settlement().fallen.contains(seatAt(0)), succeeds);
        made += succeeds ? 1 : 0;
    }
    QVERIFY(made > 0 && made < 50);
}

void PreferenceOpenLineTest::nobodyHasAContractInAusfechten()
{
    Rng rng(21);
    TestTable table = begun(rng, { "0 pass", "1 pass", "2 pass" });
    TestTable same = table;
    bots::OpenPlaySolver solver;
    bots::playToTheEndOpenly(table.state, solver);
    bots::playToTheEnd(same.state);
    QCOMPARE(perSeat(table.settlement().tricks, 3), perSeat(same.settlement().tricks, 3));
}

void PreferenceOpenLineTest::ofBidsThatBringAsMuchTheLowestIsBest()
{
    const auto best = [](const char* word, double lead, double declares = 1) {
        std::vector<bots::PreferenceEvaluation> words;
        for (const char* one : { "bid 2", word }) words.push_back({ .action = actionOf(one) });
        std::vector<bots::TriedWord> tried(2);
        tried[0].declares = declares;
        for (int world = 0; world < 100; ++world) {
            tried[0].chips.push_back(lead + (world % 2 == 0 ? 5 : -5));
            tried[1].chips.push_back(0);
        }
        words[0].value = lead;
        bots::preferTheLowest(words, tried);
        return words[0].value > words[1].value ? "bid 2" : word;
    };
    QCOMPARE(best("bid 1", 0.8), "bid 1");
    QCOMPARE(best("bid 1", 2), "bid 2"); // by four errors
    QCOMPARE(best("bid 3", 0.8), "bid 2");
    QCOMPARE(best("bid hearts", 0.8), "bid 2");
    QCOMPARE(best("pass", 0.8), "bid 2");
    QCOMPARE(best("pass", 0.8, 0), "pass"); // nobody would let it be played
}

QTEST_APPLESS_MAIN(PreferenceOpenLineTest)
#include "open_line_test.moc"
