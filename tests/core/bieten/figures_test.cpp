#include "core/bieten/count.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

namespace {

/// "0" the seat that has it, "nobody", or "stands".
std::string verdict(const State& state, Figure figure)
{
    const Judgement judgement = judged(state.table, state.holdings, figure);
    if (judgement.stands) return "stands";
    return judgement.best ? std::to_string(judgement.best->index) : "nobody";
}

/// For hands of two or three seats with a verdict.
void addHand(const char* name, const char* first, const char* second, const char* verdict)
{
    QTest::addRow("%s", name) << first << second << verdict;
}

void addHandColumns()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("verdict");
}

std::string judgeRow(const Rules& rules, Figure figure)
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    return verdict(laid(rules, { first.toStdString(), second.toStdString() }), figure);
}

std::string expectedVerdict()
{
    QFETCH(QString, verdict);
    return verdict.toStdString();
}

} // namespace

class FiguresTest : public QObject {
    Q_OBJECT

private slots:
    void theHighestHeartWinsHearts();
    void theHighestLeafWinsLeaves();
    void theThirdTrickWinsLast();
    void B21_playedCardsCountForClaims();
    void B21_aCardServesInSeveralFigures();
    void B22_equal_data();
    void B22_equal();
    void B23_run_data();
    void B23_run();
    void B23_theSixOfBellsRunsWithTheSeven();
    void B24_wildCardsInACombination_data();
    void B24_wildCardsInACombination();
    void B25_aSharedBestStands();
    void B25_aThirdSeatBetterThanBothTakesIt();
    void B26_whatNobodyHasNobodyScores();
};

void FiguresTest::theHighestHeartWinsHearts()
{
    const State state = laid(withoutWeli(), { "H7 LA LK", "H8 BA BK", "AA AK AO" });
    QCOMPARE(verdict(state, Figure::Hearts), text("1"));
}

void FiguresTest::theHighestLeafWinsLeaves()
{
    const State state = laid(withoutWeli(), { "H7 LA LK", "LO BA BK", "AA AK AO" });
    QCOMPARE(verdict(state, Figure::Leaves), text("0"));
}

void FiguresTest::theThirdTrickWinsLast()
{
    // Seat 2 wins the first trick, seat 1 the second and leads BT to the third.
    const State state = laid(withoutWeli(), { "H7 L7 B8", "H8 LA BT", "HA L8 BK" });
    QCOMPARE(verdict(state, Figure::Last), text("2"));
}

void FiguresTest::B21_playedCardsCountForClaims()
{
    TestTable table(withoutWeli(), { "HA LK BK"_cards, "H9 L8 B7"_cards });
    table.act({ "0 play HA", "1 play H9", "1 bid hearts", "0 hold hearts" });
    table.act({ "0 play LK", "1 play L8", "0 bid equal", "1 good equal" }); // LK lies, BK is held
}

void FiguresTest::B21_aCardServesInSeveralFigures()
{
    const State state = laid(withoutWeli(), { "HA HK LA", "B7 B9 A8", "A7 A9 B8" });
    for (const Figure figure : { Figure::Hearts, Figure::Leaves, Figure::Equal, Figure::Run })
        QCOMPARE(verdict(state, figure), text("0"));
}

void FiguresTest::B22_equal_data()
{
    addHandColumns();
    addHand("three beat two", "H7 L7 B7", "HA LA B8", "0");
    addHand("higher rank", "H8 L8 BA", "H9 L9 AA", "1");
    addHand("ace over king", "HK LK BO", "HA LA B7", "1");
    addHand("ten over nine", "HT LT BA", "H9 L9 AA", "0");
    addHand("under over ten", "HU LU BA", "HT LT AA", "0");
    addHand("higher triple", "H8 L8 B8", "H9 L9 B9", "1");
    addHand("third card idle", "H8 L8 BA", "B8 A8 H7", "stands");
    addHand("a pair wherever it stands", "BA H8 L8", "B7 A7 HA", "0");
    addHand("one alone", "H8 L8 BA", "H7 L9 AA", "0");
    addHand("nobody", "H8 L7 BA", "H7 L9 BK", "nobody");
}

void FiguresTest::B22_equal()
{
    QCOMPARE(judgeRow(withoutWeli(), Figure::Equal), expectedVerdict());
}

void FiguresTest::B23_run_data()
{
    addHandColumns();
    addHand("three beat two", "H9 H8 H7", "LA LK B7", "0");
    addHand("higher top", "H9 H8 BA", "LT L9 AA", "1");
    addHand("suits do not matter", "LT L9 BA", "HT H9 AA", "stands");
    addHand("ace and king", "HA HK B7", "LK LO A7", "0");
    addHand("nothing below the seven", "HA H7 BT", "LA L7 AT", "nobody");
    addHand("under and ten", "HU HT B7", "LT L9 A7", "0");
    addHand("one suit only", "H9 L8 BA", "LT L9 AA", "1");
    addHand("a gap", "HA HO B7", "L8 L7 AA", "1");
    addHand("in any order", "HO B7 HK", "A7 LU LO", "0");
    addHand("higher three", "HK HO HU", "LA LK LO", "1");
    addHand("next suit is not next rank", "H7 LA BT", "L7 BA AT", "nobody");
}

void FiguresTest::B23_run() { QCOMPARE(judgeRow(withoutWeli(), Figure::Run), expectedVerdict()); }

void FiguresTest::B23_theSixOfBellsRunsWithTheSeven()
{
    Rules rules = withoutWeli();
    rules.weli = Weli::Point;
    QCOMPARE(verdict(laid(rules, { "B7 B6 HA", "H7 LA AT" }), Figure::Run), text("0"));
    QCOMPARE(verdict(laid(rules, { "B7 B6 HA", "H8 H7 AT" }), Figure::Run), text("1"));
    QCOMPARE(verdict(laid(rules, { "B8 B7 B6", "HA HK AT" }), Figure::Run), text("0"));
    QCOMPARE(verdict(laid(rules, { "AA B6 HT", "H8 L7 AT" }), Figure::Run), text("nobody"));
}

void FiguresTest::B24_wildCardsInACombination_data()
{
    addHandColumns();
    QTest::addColumn<int>("figure");
    const auto row = [](const char* name, const char* a, const char* b, const char* v, Figure f) {
        QTest::addRow("%s", name) << a << b << v << int(f);
    };
    row("naturals before a wild card", "B6=LA HA B8", "BA AA H8", "1", Figure::Equal);
    row("one wild before two", "HA B7=LK A7=LA", "BA B6=AA H8", "1", Figure::Equal);
    row("naturals before two wild", "B6=HA B7=LA H8", "BA AA L8", "1", Figure::Equal);
    row("Weli before B7", "B7=LA HA H8", "B6=AA BA L8", "1", Figure::Equal);
    row("Weli before A7", "A7=LA HA H8", "B6=AA BA L8", "1", Figure::Equal);
    row("B7 before A7", "B7=LA HA H8", "A7=AA BA L8", "0", Figure::Equal);
    row("rank before wild", "B6=LA HA H8", "BK AK L8", "0", Figure::Equal);
    row("size before wild", "B6=L8 A8 H8", "BA AA LT", "0", Figure::Equal);
    row("a wild card outside does not count", "HA LA B6=H9", "BA AA L8", "stands", Figure::Equal);
    row("run: naturals first", "HA B6=HK L8", "LA LK H8", "1", Figure::Run);
    row("run: Weli before A7", "HA A7=HK L8", "LA B6=LK H8", "1", Figure::Run);
    row("run: one wild before two", "HA B7=HK A7=HO", "LA LK B6=LO", "1", Figure::Run);
    row("run: outside does not count", "HA HK B6=L8", "LA LK H8", "stands", Figure::Run);
}

void FiguresTest::B24_wildCardsInACombination()
{
    QFETCH(int, figure);
    QCOMPARE(judgeRow(withThreeWild(), static_cast<Figure>(figure)), expectedVerdict());
}

void FiguresTest::B25_aSharedBestStands()
{
    const State state = laid(withoutWeli(), { "HA LA B8", "BA AA H8", "HK LK L8" });
    QCOMPARE(verdict(state, Figure::Equal), text("stands")); // the kings win nothing
}

void FiguresTest::B25_aThirdSeatBetterThanBothTakesIt()
{
    const State state = laid(withoutWeli(), { "HK LK B8", "BK AK H8", "HA LA L8" });
    QCOMPARE(verdict(state, Figure::Equal), text("2"));
    const State before = laid(withoutWeli(), { "HA LA L8", "HK LK B8", "BK AK H8" });
    QCOMPARE(verdict(before, Figure::Equal), text("0"));
}

void FiguresTest::B26_whatNobodyHasNobodyScores()
{
    State state = laid(withoutWeli(), { "B8 AK AT", "BA A9 A7" });
    for (const Figure figure : { Figure::Hearts, Figure::Leaves, Figure::Equal, Figure::Run })
        QCOMPARE(verdict(state, figure), text("nobody"));
    bieten::count(state);
    QCOMPARE(figuresOf(*state.table.count),
        text("hearts 1 -, leaves 1 -, equal 1 -, run 1 -, last 1 0"));
}

QTEST_APPLESS_MAIN(FiguresTest)
#include "figures_test.moc"
