#include "core/mittlere/sheet.h"
#include "tests/support/mittlere_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::mittlere;
using namespace weli::mittlere::test;

namespace {

/// "+2 -1 -1" in short: strokes less potatoes.
std::string deltaOf(const Verdict& verdict)
{
    const Marks marks = marksOf(verdict);
    PerSeat<int> delta;
    for (const Seat seat : everybody) delta[seat] = marks.strokes[seat] - marks.potatoes[seat];
    return perSeat(delta);
}

struct PointsTaken {
    std::array<int, 3> tricks;
    std::array<int, 3> points;
};

PerSeat<std::uint8_t> perSeatOf(const std::array<int, 3>& values)
{
    return counts(values[0], values[1], values[2]);
}

Verdict verdictOf(const PointsTaken& outcome, Trump trump, const Rules& rules)
{
    return mittlere::verdictOf(perSeatOf(outcome.tricks), perSeatOf(outcome.points), trump, rules);
}

// A second opinion: who may be meant by each row of M-25, whatever rows stand above it.

std::vector<int> where(const std::array<int, 3>& values, const std::function<bool(int)>& is)
{
    std::vector<int> seats;
    for (int seat = 0; seat < 3; ++seat)
        if (is(values[static_cast<std::size_t>(seat)])) seats.push_back(seat);
    return seats;
}

struct Fit {
    Case by;
    std::optional<int> seat;
};

/// All cases that M-25 and M-26 let stand; there should be one.
std::vector<Fit> fitting(const PointsTaken& outcome, bool trumpless, const Rules& rules)
{
    if (trumpless && rules.noTrump == NoTrump::Annul) return { { Case::Annulled, {} } };
    const auto& points = outcome.points;
    const auto all = where(outcome.tricks, [](int t) { return t == 12; });
    const auto none = where(outcome.tricks, [](int t) { return t == 0; });
    const auto hundred = where(points, [](int p) { return p >= 100; });
    const bool asHundred = rules.noTrick == NoTrick::AsHundred;
    std::vector<Fit> fits;
    if (none.size() == 2 && all.size() == 1) fits.push_back({ Case::AllTricks, all[0] });
    if (none.size() == 1 && hundred.size() == 1 && asHundred)
        fits.push_back({ Case::NoTrickAndHundred, 3 - none[0] - hundred[0] });
    if (none.size() == 1 && (hundred.empty() || !asHundred))
        fits.push_back({ Case::NoTrick, none[0] });
    if (none.empty() && hundred.size() == 1) fits.push_back({ Case::Hundred, hundred[0] });
    if (!none.empty() || !hundred.empty()) return fits;
    for (int seat = 0; seat < 3; ++seat) {
        const auto own = static_cast<std::size_t>(seat);
        const int one = points[(own + 1) % 3];
        const int other = points[(own + 2) % 3];
        const bool draws = rules.tie == Tie::Draw;
        if (one == other)
            fits.push_back(draws ? Fit { Case::TieDraw, {} } : Fit { Case::Tie, seat });
        if ((one < points[own] && points[own] < other)
            || (other < points[own] && points[own] < one))
            fits.push_back({ Case::Middle, seat });
    }
    return fits;
}

/// Every outcome that there can be: tricks sum to 12, points to 157, no trick means no point.
template <typename Look> void everyOutcome(const Look& look)
{
    for (int a = 0; a <= 12; ++a)
        for (int b = 0; a + b <= 12; ++b) {
            const std::array tricks { a, b, 12 - a - b };
            for (int p = 0; p <= 157; ++p)
                for (int q = 0; p + q <= 157; ++q) {
                    const std::array points { p, q, 157 - p - q };
                    bool can = true;
                    for (std::size_t seat = 0; seat < 3; ++seat)
                        can = can && (tricks[seat] > 0 || points[seat] == 0);
                    if (can) look(PointsTaken { tricks, points });
                }
        }
}

std::string marksOfRow(const Row& row)
{
    std::string marks;
    for (const Mark mark : row) marks += "X|o"[static_cast<std::size_t>(mark)];
    return marks;
}

} // namespace

class SettlementTest : public QObject {
    Q_OBJECT

private slots:
    void M23_tricksSumTo12PointsTo157();
    void M24_aWinnerOrALoser();
    void M25_theFirstCaseThatFits_data();
    void M25_theFirstCaseThatFits();
    void M25_codes();
    void M26_everyOutcomeHasOneCase();
    void M26_aSeatWithTricksMayHaveNoPoint();
    void M27_aTrumplessDealIsAnnulled();
    void M27_theSameDealerDealsAgain();
    void M27_withCountATrumplessDealIsCounted();
    void M30_twelveDealsCount();
    void M31_theTotalIsStrokesLessPotatoes();
    void M31_whoShareTheHighestTotalAllWin_data();
    void M31_whoShareTheHighestTotalAllWin();
    void M32_theRowsOfTheFigure_data();
    void M32_theRowsOfTheFigure();
    void M32_aCrossedRingIsWorthNothing();
    void M33_checksAfterEveryDeal();
};

void SettlementTest::M23_tricksSumTo12PointsTo157()
{
    Rng rng(23);
    for (const Rules& rules : everyRules()) {
        TestTable table(rules);
        for (int i = 0; i < 300; ++i) {
            table.dealUntil(i % 2 == 0 ? Case::Middle : Case::Hundred, rng);
            const auto& taken = table.table().taken;
            const auto points = pointsTaken(table.table());
            QCOMPARE(taken[seatAt(0)] + taken[seatAt(1)] + taken[seatAt(2)], 12);
            QCOMPARE(points[seatAt(0)] + points[seatAt(1)] + points[seatAt(2)], 157);
        }
    }
}

void SettlementTest::M24_aWinnerOrALoser()
{
    QCOMPARE(deltaOf({ Case::Tie, seatAt(1) }), text("-1 2 -1"));
    QCOMPARE(deltaOf({ Case::Middle, seatAt(2) }), text("1 1 -2"));
    QCOMPARE(deltaOf({ Case::Annulled, {} }), text("0 0 0"));
    const Marks won = marksOf({ Case::AllTricks, seatAt(0) });
    QCOMPARE(perSeat(won.strokes), text("2 0 0"));
    QCOMPARE(perSeat(won.potatoes), text("0 1 1"));
    const Marks lost = marksOf({ Case::Hundred, seatAt(0) });
    QCOMPARE(perSeat(lost.strokes), text("0 1 1"));
    QCOMPARE(perSeat(lost.potatoes), text("2 0 0"));
}

void SettlementTest::M25_theFirstCaseThatFits_data()
{
    QTest::addColumn<QString>("tricks");
    QTest::addColumn<QString>("points");
    QTest::addColumn<QString>("options"); // what differs from the defaults
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("delta");
    const auto row = [](const char* tricks, const char* points, const char* options,
                         const char* code, const char* delta) {
        QTest::addRow("%s / %s %s", tricks, points, options)
            << QString(tricks) << QString(points) << QString(options) << QString(code)
            << QString(delta);
    };
    // The third worked example.
    row("12 0 0", "157 0 0", "", "all-tricks", "2 -1 -1");
    row("12 0 0", "157 0 0", "as_hundred", "all-tricks", "2 -1 -1");
    row("0 7 5", "0 99 58", "", "no-trick", "-2 1 1");
    row("0 7 5", "0 99 58", "as_hundred", "no-trick", "-2 1 1");
    row("0 7 5", "0 100 57", "", "no-trick", "-2 1 1");
    row("0 7 5", "0 100 57", "as_hundred", "no-trick-and-hundred", "-1 -1 2");
    row("1 10 1", "0 157 0", "", "hundred", "1 -2 1");
    row("1 10 1", "0 157 0", "draw", "hundred", "1 -2 1");
    row("5 3 4", "99 29 29", "", "tie", "2 -1 -1");
    row("5 3 4", "99 29 29", "draw", "tie-draw", "0 0 0"); // until they have drawn
    row("4 4 4", "53 52 52", "", "tie", "2 -1 -1");
    row("4 4 4", "53 52 52", "draw", "tie-draw", "0 0 0");
    row("3 1 8", "57 0 100", "", "hundred", "1 1 -2");
    // A trumpless deal.
    row("12 0 0", "157 0 0", "trumpless", "all-tricks", "2 -1 -1");
    row("12 0 0", "157 0 0", "trumpless annul", "annulled", "0 0 0");
    row("4 4 4", "53 52 52", "trumpless annul draw", "annulled", "0 0 0");
    row("12 0 0", "157 0 0", "annul", "all-tricks", "2 -1 -1");
    row("6 3 3", "72 45 40", "", "middle", "1 -2 1");
    row("3 3 6", "45 72 40", "", "middle", "-2 1 1");
}

void SettlementTest::M25_theFirstCaseThatFits()
{
    QFETCH(QString, tricks);
    QFETCH(QString, points);
    QFETCH(QString, options);
    QFETCH(QString, code);
    QFETCH(QString, delta);
    const auto numbers = [](const QString& list) {
        const QStringList words = list.split(' ');
        return std::array { words[0].toInt(), words[1].toInt(), words[2].toInt() };
    };
    Rules rules;
    if (options.contains("annul")) rules.noTrump = NoTrump::Annul;
    if (options.contains("as_hundred")) rules.noTrick = NoTrick::AsHundred;
    if (options.contains("draw")) rules.tie = Tie::Draw;
    const Trump trump = options.contains("trumpless") ? Trump() : Trump(Suit::Hearts);
    const Verdict verdict = verdictOf({ numbers(tricks), numbers(points) }, trump, rules);
    QCOMPARE(std::string(rowOf(verdict.by).code), code.toStdString());
    QCOMPARE(deltaOf(verdict), delta.toStdString());
}

void SettlementTest::M25_codes()
{
    std::string codes;
    for (const CaseRow& row : caseRows) codes += std::string(row.code) + ' ';
    QCOMPARE(codes,
        text("annulled all-tricks no-trick-and-hundred no-trick hundred tie tie-draw middle "));
}

void SettlementTest::M26_everyOutcomeHasOneCase()
{
    std::map<Case, int> cases;
    for (const Rules& rules : everyRules()) {
        everyOutcome([&](const PointsTaken& outcome) {
            if (QTest::currentTestFailed()) return;
            for (const bool trumpless : { false, true }) {
                const auto fits = fitting(outcome, trumpless, rules);
                QCOMPARE(fits.size(), std::size_t { 1 });
                const Verdict verdict
                    = verdictOf(outcome, trumpless ? Trump() : Suit::Leaves, rules);
                QVERIFY(verdict.by == fits[0].by);
                QCOMPARE(verdict.seat.has_value(), fits[0].seat.has_value());
                if (verdict.seat) QCOMPARE(int(verdict.seat->index), *fits[0].seat);
                ++cases[verdict.by];
            }
        });
    }
    QCOMPARE(cases.size(), caseRows.size());
}

void SettlementTest::M26_aSeatWithTricksMayHaveNoPoint()
{
    Rules rules;
    rules.noTrick = NoTrick::AsHundred;
    const Verdict verdict = verdictOf({ { 0, 11, 1 }, { 0, 157, 0 } }, Suit::Hearts, rules);
    QVERIFY(verdict == (Verdict { Case::NoTrickAndHundred, seatAt(2) }));
}

void SettlementTest::M27_aTrumplessDealIsAnnulled()
{
    Rng rng(27);
    TestTable table(otherRules);
    table.dealUntil(Case::Middle, rng);
    const State before = table.state;
    table.deal(alikeHands());
    table.playOut(rng);
    QVERIFY(table.table().verdict == Verdict { Case::Annulled });
    QCOMPARE(perSeat(table.table().strokes), perSeat(before.table.strokes));
    QCOMPARE(perSeat(table.table().potatoes), perSeat(before.table.potatoes));
    QVERIFY(points(table.state) == points(before));
}

void SettlementTest::M27_theSameDealerDealsAgain()
{
    Rng rng(271);
    TestTable table(otherRules, seatAt(1));
    for (int time = 0; time < 5; ++time) {
        table.deal(alikeHands());
        QCOMPARE(int(table.table().deal), 1);
        QCOMPARE(table.table().dealer, seatAt(1));
        table.playOut(rng);
    }
    for (int deal = 1; deal <= 12; ++deal) {
        do {
            table.bring(rng);
            QCOMPARE(int(table.table().deal), deal);
            QCOMPARE(table.table().dealer, seatAt(deal % 3));
            table.playOut(rng);
            while (!table.table().verdict) {
                if (awaitsPack(table.state)) table.bring(rng);
                const Seat seat = *seatDue(table.table());
                mittlere::act(table.state, seat, legalActions(table.state, seat)[0]);
            }
        } while (table.table().verdict->by == Case::Annulled);
        if (deal == 11) { // an annulled twelfth deal does not end the match
            table.deal(alikeHands());
            table.playOut(rng);
            QVERIFY(!isOver(table.state));
        }
    }
    QVERIFY(isOver(table.state));
}

void SettlementTest::M27_withCountATrumplessDealIsCounted()
{
    TestTable table;
    Rng rng(272);
    table.deal(alikeHands());
    table.playOut(rng);
    QVERIFY(!table.table().trump);
    QVERIFY(table.table().verdict == (Verdict { Case::AllTricks, seatAt(0) }));
    QCOMPARE(perSeat(points(table.state)), text("2 -1 -1"));
}

void SettlementTest::M30_twelveDealsCount()
{
    Rng rng(30);
    for (const Rules& rules : everyRules()) {
        TestTable table(rules);
        int counted = 0;
        PerSeat<int> dealt;
        while (!isOver(table.state)) {
            if (awaitsPack(table.state)) table.bring(rng);
            table.playOut(rng);
            if (const auto seat = seatDue(table.table()))
                mittlere::act(table.state, *seat, legalActions(table.state, *seat)[0]);
            if (!table.table().verdict || table.table().verdict->by == Case::Annulled) continue;
            ++counted;
            ++dealt[table.table().dealer];
        }
        QCOMPARE(counted, 12);
        QCOMPARE(perSeat(dealt), text("4 4 4"));
    }
}

void SettlementTest::M31_theTotalIsStrokesLessPotatoes()
{
    TestTable table;
    table.state.table.strokes = counts(7, 0, 3);
    table.state.table.potatoes = counts(2, 5, 3);
    QCOMPARE(perSeat(points(table.state)), text("5 -5 0"));
}

void SettlementTest::M31_whoShareTheHighestTotalAllWin_data()
{
    QTest::addColumn<QList<int>>("strokes");
    QTest::addColumn<QString>("winners");
    QTest::newRow("one") << QList { 8, 5, 5 } << "0 ";
    QTest::newRow("two") << QList { 4, 7, 7 } << "1 2 ";
    QTest::newRow("all, at 0") << QList { 6, 6, 6 } << "0 1 2 ";
}

void SettlementTest::M31_whoShareTheHighestTotalAllWin()
{
    QFETCH(QList<int>, strokes);
    QFETCH(QString, winners);
    TestTable table;
    table.state.table.strokes = counts(strokes[0], strokes[1], strokes[2]);
    table.state.table.potatoes = counts(6, 6, 6);
    QString seats;
    for (const Seat seat : winnersOf(table.table())) seats += QString("%1 ").arg(seat.index);
    QCOMPARE(seats, winners);
}

void SettlementTest::M32_theRowsOfTheFigure_data()
{
    QTest::addColumn<int>("strokes");
    QTest::addColumn<int>("potatoes");
    QTest::addColumn<QByteArray>("row");
    // The first worked example: A, and what may stand beside it for B and C.
    QTest::newRow("A") << 1 << 4 << QByteArray("Xooo");
    QTest::newRow("B at -1") << 2 << 3 << QByteArray("XXo");
    QTest::newRow("C at 4") << 5 << 1 << QByteArray("X||||");
    QTest::newRow("nothing yet") << 0 << 0 << QByteArray("");
    QTest::newRow("strokes") << 3 << 0 << QByteArray("|||");
    QTest::newRow("potatoes") << 0 << 2 << QByteArray("oo");
    QTest::newRow("even") << 2 << 2 << QByteArray("XX");
    QTest::newRow("the most") << 24 << 0 << QByteArray(24, '|');
}

void SettlementTest::M32_theRowsOfTheFigure()
{
    QFETCH(int, strokes);
    QFETCH(int, potatoes);
    QFETCH(QByteArray, row);
    QCOMPARE(marksOfRow(mittlere::rowOf(strokes, potatoes)), row.toStdString());
}

void SettlementTest::M32_aCrossedRingIsWorthNothing()
{
    for (int strokes = 0; strokes <= 24; ++strokes)
        for (int potatoes = 0; potatoes <= 24; ++potatoes) {
            int total = 0;
            for (const Mark mark : mittlere::rowOf(strokes, potatoes))
                total += mark == Mark::Stroke ? 1 : mark == Mark::Ring ? -1 : 0;
            QCOMPARE(total, strokes - potatoes);
        }
}

void SettlementTest::M33_checksAfterEveryDeal()
{
    Rng rng(33);
    for (const Rules& rules : everyRules()) {
        TestTable table(rules);
        while (!isOver(table.state)) {
            if (awaitsPack(table.state)) table.bring(rng);
            table.playOut(rng);
            if (const auto seat = seatDue(table.table()))
                mittlere::act(table.state, *seat, legalActions(table.state, *seat)[0]);
            if (!table.table().verdict || table.table().verdict->by == Case::Annulled) continue;
            const auto& [strokes, potatoes]
                = std::tie(table.table().strokes, table.table().potatoes);
            int all[2] {};
            for (const Seat seat : everybody) {
                all[0] += strokes[seat];
                all[1] += potatoes[seat];
            }
            QCOMPARE(all[0], 2 * table.table().deal);
            QCOMPARE(all[1], 2 * table.table().deal);
            const auto totals = points(table.state);
            QCOMPARE((totals[seatAt(0)] - totals[seatAt(1)]) % 3, 0);
            QCOMPARE((totals[seatAt(1)] - totals[seatAt(2)]) % 3, 0);
        }
    }
}

QTEST_APPLESS_MAIN(SettlementTest)
#include "settlement_test.moc"
