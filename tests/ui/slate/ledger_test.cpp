#include "ui/slate/ledger.h"

#include "ui/slate/sheet.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>
#include <utility>

using namespace weli;

namespace {

/// -1: it belongs to the whole sheet.
int columnOf(const Stroke& stroke) { return stroke.what.column.value_or(-1); }

const QSizeF size(300, 640);

LedgerPicture ledgerOf(int players, int deals, int inMatch, int unit = 10)
{
    LedgerPicture ledger;
    ledger.deals = inMatch;
    for (int seat = 0; seat < players; ++seat)
        ledger.columns.push_back({ QString("RLMI").mid(seat, 1), "Resi", {}, false });
    std::vector<int> balances(static_cast<std::size_t>(players));
    for (int deal = 0; deal < deals; ++deal) {
        int pot = 0;
        for (int seat = 0; seat < players; ++seat) {
            int& balance = balances[static_cast<std::size_t>(seat)];
            balance += ((deal * 7 + seat * 5) % 11 - 5 - (deal + seat) % 2) * unit;
            ledger.columns[static_cast<std::size_t>(seat)].balances.push_back(balance);
            pot -= balance;
        }
        ledger.pot.push_back(std::abs(pot));
    }
    return ledger;
}

LedgerPicture largeAmounts(int players)
{
    LedgerPicture ledger = ledgerOf(players, 12, 12);
    for (LedgerColumn& column : ledger.columns)
        for (int& balance : column.balances) balance = -88888;
    for (int& pot : ledger.pot) pot = 88888;
    return ledger;
}

/// The same match so many deals ago.
LedgerPicture before(LedgerPicture ledger, int deals)
{
    for (LedgerColumn& column : ledger.columns)
        column.balances.resize(column.balances.size() - static_cast<std::size_t>(deals));
    ledger.pot.resize(ledger.pot.size() - static_cast<std::size_t>(deals));
    return ledger;
}

std::vector<Stroke> written(const LedgerPicture& ledger) { return strokesOf(ledger, size, 1); }

std::vector<Stroke> only(const std::vector<Stroke>& strokes, Mark mark, int column = -2)
{
    std::vector<Stroke> found;
    for (const Stroke& stroke : strokes)
        if (stroke.what.mark == mark && (column == -2 || columnOf(stroke) == column))
            found.push_back(stroke);
    return found;
}

QRectF boundsOf(const std::vector<Stroke>& strokes)
{
    QPolygonF points;
    for (const Stroke& stroke : strokes)
        for (const QPointF& point : stroke.path) points << point;
    return points.boundingRect();
}

bool isWriting(Mark mark)
{
    using enum Mark;
    constexpr std::array all { Initial, Bowl, Deal, Balance, Pot, Earlier, CourseEnd };
    return std::find(all.begin(), all.end(), mark) != all.end();
}

/// What is written at one place: figures, initials, dots.
struct Piece {
    Written what;
    std::vector<Stroke> strokes;
    QRectF bounds;
};

std::vector<Piece> pieces(const std::vector<Stroke>& strokes)
{
    std::map<std::tuple<Mark, int, int>, Piece> found;
    for (const Stroke& stroke : strokes) {
        if (!isWriting(stroke.what.mark)) continue;
        Piece& piece = found[{ stroke.what.mark, columnOf(stroke), stroke.what.row }];
        piece.what = stroke.what;
        piece.strokes.push_back(stroke);
    }
    std::vector<Piece> all;
    for (auto& [key, piece] : found) {
        piece.bounds = boundsOf(piece.strokes);
        all.push_back(std::move(piece));
    }
    return all;
}

QString nameOf(const Written& what)
{
    return QString("%1 %2 %3 %4")
        .arg(static_cast<int>(what.mark))
        .arg(what.column.value_or(-1))
        .arg(what.row)
        .arg(what.text);
}

} // namespace

class LedgerTest : public QObject {
    Q_OBJECT

private slots:
    void aColumnForEachPlayerUnderHisInitial();
    void aBowlCrownsThePot();
    void theBalancesStandOneBelowTheOther();
    void theNumberOfTheDealIsFaintOnTheLeft();
    void aDebtHasAMinus();
    void largeAmountsAreSmaller();
    void theLastDigitsStandBelowOneAnother();
    void threeDotsStandForDealsThatDoNotFit();
    void theWinnersAreRinged();
    void everyPlayerHasAChalkOfHisOwn();
    void theCourseHasALineForEachPlayerAndHisInitialAtItsEnd();
    void theCourseStandsBelowTheRows();
    void theCourseFillsItsHeight();
    void noCourseWhereThereIsNoRoom();
    void nothingLeavesTheSlateAndNothingOverlaps_data();
    void nothingLeavesTheSlateAndNothingOverlaps();
    void theHandGoesFromDealToDeal();
    void theSameIsWrittenTheSame();
    void onlyTheLastDealIsNew_data();
    void onlyTheLastDealIsNew();
    void anotherDealMovesNoFigure();
    void anEmptyLedgerHasOnlyItsHead();
};

void LedgerTest::aColumnForEachPlayerUnderHisInitial()
{
    const auto strokes = written(ledgerOf(4, 3, 12));
    double right = 0;
    for (int column = 0; column < 4; ++column) {
        const QRectF initial = boundsOf(only(strokes, Mark::Initial, column));
        const QRectF balances = boundsOf(only(strokes, Mark::Balance, column));
        QVERIFY(balances.left() > right);
        QVERIFY(initial.center().x() > balances.left() && initial.center().x() < balances.right());
        QVERIFY(initial.bottom() < boundsOf(only(strokes, Mark::Rule)).top());
        QVERIFY(balances.top() > boundsOf(only(strokes, Mark::Rule)).bottom());
        right = balances.right();
    }
    QCOMPARE(only(strokes, Mark::Initial, 3).front().what.text, QString("I"));
}

void LedgerTest::aBowlCrownsThePot()
{
    const auto strokes = written(ledgerOf(3, 3, 12));
    const QRectF bowl = boundsOf(only(strokes, Mark::Bowl));
    const QRectF pot = boundsOf(only(strokes, Mark::Pot));
    QVERIFY(bowl.bottom() < pot.top());
    QVERIFY(bowl.left() < pot.right() && bowl.right() > pot.left());
    QVERIFY(pot.left() > boundsOf(only(strokes, Mark::Balance)).right());
}

void LedgerTest::theBalancesStandOneBelowTheOther()
{
    const auto balances = only(written(ledgerOf(3, 12, 12)), Mark::Balance, 0);
    double bottom = 0;
    for (int deal = 0; deal < 12; ++deal) {
        std::vector<Stroke> row;
        for (const Stroke& stroke : balances)
            if (stroke.what.row == deal) row.push_back(stroke);
        QVERIFY(boundsOf(row).top() > bottom);
        bottom = boundsOf(row).bottom();
    }
}

void LedgerTest::theNumberOfTheDealIsFaintOnTheLeft()
{
    const auto strokes = written(ledgerOf(3, 2, 12));
    const auto numbers = only(strokes, Mark::Deal);
    QCOMPARE(numbers.front().what.text, QString("1"));
    QCOMPARE(numbers.back().what.text, QString("2"));
    QVERIFY(boundsOf(numbers).right() < boundsOf(only(strokes, Mark::Balance)).left());
    QVERIFY(numbers.front().strength < 0.7);
    QVERIFY(numbers.front().width < only(strokes, Mark::Balance).front().width);
}

void LedgerTest::aDebtHasAMinus()
{
    LedgerPicture ledger = ledgerOf(3, 1, 12);
    ledger.columns[0].balances = { -20 };
    const auto balance = only(written(ledger), Mark::Balance, 0);
    QCOMPARE(balance.front().what.text, QString(QChar(0x2212)) + "20");
}

void LedgerTest::largeAmountsAreSmaller()
{
    const auto heightOf = [](const LedgerPicture& ledger) {
        return pieces(only(written(ledger), Mark::Balance, 0)).front().bounds.height();
    };
    QVERIFY(heightOf(largeAmounts(4)) < heightOf(ledgerOf(4, 12, 12)));
    QVERIFY(heightOf(largeAmounts(4)) > 9);
}

void LedgerTest::theLastDigitsStandBelowOneAnother()
{
    LedgerPicture ledger = ledgerOf(3, 2, 12);
    ledger.columns[1].balances = { 4, -1234 };
    const auto all = pieces(only(written(ledger), Mark::Balance, 1));
    QCOMPARE(all.size(), std::size_t { 2 });
    const double height = all[0].bounds.height();
    QVERIFY(std::abs(all[0].bounds.right() - all[1].bounds.right()) < 0.3 * height);
}

void LedgerTest::threeDotsStandForDealsThatDoNotFit()
{
    const auto strokes = written(ledgerOf(3, 60, 60));
    for (int column = 0; column < 4; ++column) {
        const auto earlier = only(strokes, Mark::Earlier, column);
        QCOMPARE(earlier.size(), std::size_t { 3 });
        const int hidden = earlier.front().what.row;
        for (const Stroke& stroke : only(strokes, Mark::Deal)) {
            QVERIFY(stroke.what.row >= hidden);
            QVERIFY(boundsOf(earlier).bottom() < boundsOf({ stroke }).bottom());
        }
    }
    QCOMPARE(only(strokes, Mark::Deal).back().what.text, QString("60"));
    QVERIFY(only(written(ledgerOf(3, 12, 12)), Mark::Earlier).empty());
}

void LedgerTest::theWinnersAreRinged()
{
    LedgerPicture ledger = ledgerOf(4, 12, 12);
    QVERIFY(only(written(ledger), Mark::Winner).empty());
    ledger.columns[1].won = true;
    ledger.columns[3].won = true;
    const auto strokes = written(ledger);
    const auto rings = only(strokes, Mark::Winner);
    QCOMPARE(rings.size(), std::size_t { 2 });
    for (const Stroke& ring : rings)
        QVERIFY(
            boundsOf({ ring }).contains(boundsOf(only(strokes, Mark::Initial, columnOf(ring)))));
    QVERIFY(boundsOf(rings).bottom() < boundsOf(only(strokes, Mark::Rule)).top());
}

void LedgerTest::everyPlayerHasAChalkOfHisOwn()
{
    const auto strokes = written(ledgerOf(4, 12, 12));
    std::set<Chalk> chalks;
    for (int column = 0; column < 4; ++column) {
        const Chalk chalk = only(strokes, Mark::Initial, column).front().chalk;
        chalks.insert(chalk);
        for (const Mark mark : { Mark::Course, Mark::CourseEnd })
            for (const Stroke& stroke : only(strokes, mark, column)) QCOMPARE(stroke.chalk, chalk);
    }
    QCOMPARE(chalks.size(), std::size_t { 4 });
    QCOMPARE(only(strokes, Mark::Initial, 3).front().chalk, Chalk::White); // me
}

void LedgerTest::theCourseHasALineForEachPlayerAndHisInitialAtItsEnd()
{
    const auto strokes = written(ledgerOf(4, 9, 12));
    QVERIFY(!only(strokes, Mark::Zero).empty());
    for (int column = 0; column < 4; ++column) {
        const auto line = only(strokes, Mark::Course, column);
        QCOMPARE(line.size(), std::size_t { 9 });
        for (std::size_t deal = 1; deal < line.size(); ++deal)
            QVERIFY(QLineF(line[deal - 1].path.back(), line[deal].path.front()).length() < 2);
        const auto end = only(strokes, Mark::CourseEnd, column);
        QCOMPARE(end.front().what.text, QString("RLMI").mid(column, 1));
        QVERIFY(boundsOf(end).left() > boundsOf(line).right());
    }
}

void LedgerTest::theCourseStandsBelowTheRows()
{
    const auto strokes = written(ledgerOf(3, 60, 60));
    std::vector<Stroke> course = only(strokes, Mark::Course);
    for (const Mark mark : { Mark::Zero, Mark::CourseEnd })
        for (const Stroke& stroke : only(strokes, mark)) course.push_back(stroke);
    QVERIFY(boundsOf(course).top() > boundsOf(only(strokes, Mark::Balance)).bottom());
    QVERIFY(boundsOf(course).height() > 0.3 * size.height());
}

void LedgerTest::theCourseFillsItsHeight()
{
    LedgerPicture ledger = ledgerOf(3, 1, 12);
    for (const int most : { 1, 9, 11, 99, 101, 640, 12345 }) {
        ledger.columns[0].balances = { most };
        ledger.columns[1].balances = { -most };
        const auto lines = only(written(ledger), Mark::Course);
        QVERIFY(boundsOf(lines).height() > 0.25 * size.height());
        QVERIFY(boundsOf(lines).height() < 0.5 * size.height());
    }
}

void LedgerTest::noCourseWhereThereIsNoRoom()
{
    const auto strokes = strokesOf(ledgerOf(4, 12, 12), { 900, 40 }, 1);
    QVERIFY(only(strokes, Mark::Course).empty());
    QVERIFY(only(strokes, Mark::Zero).empty());
    QVERIFY(!only(strokes, Mark::Balance).empty());
}

void LedgerTest::nothingLeavesTheSlateAndNothingOverlaps_data()
{
    QTest::addColumn<LedgerPicture>("ledger");
    for (int players = 3; players <= 4; ++players) {
        for (const int deals : { 0, 1, 2, 3, 11, 12, 13, 31, 60, 119, 120 }) {
            QTest::addRow("%d players, %d of 120 deals", players, deals)
                << ledgerOf(players, deals, 120);
            QTest::addRow("%d players, all of %d deals, base stake 1000", players, deals)
                << ledgerOf(players, deals, deals, 1000);
        }
        QTest::addRow("%d players, large amounts", players) << largeAmounts(players);
        LedgerPicture won = ledgerOf(players, 12, 12);
        for (LedgerColumn& column : won.columns) {
            column.initial += u'w';
            column.won = true;
        }
        QTest::addRow("%d players, all win", players) << won;
    }
}

void LedgerTest::nothingLeavesTheSlateAndNothingOverlaps()
{
    QFETCH(LedgerPicture, ledger);
    for (const QSizeF each : { size, QSizeF(135, 180), QSizeF(800, 300), QSizeF(207, 527) }) {
        const auto strokes = strokesOf(ledger, each, 5);
        const QRectF slate = QRectF({}, each).adjusted(0, 0, 0.01, 0.01);
        for (const Stroke& stroke : strokes) {
            QVERIFY(!stroke.path.empty());
            QVERIFY2(slate.contains(boundsOf({ stroke })), qPrintable(nameOf(stroke.what)));
        }
        const auto all = pieces(strokes);
        for (auto one = all.begin(); one != all.end(); ++one)
            for (auto other = all.begin(); other != one; ++other)
                if (one->bounds.intersects(other->bounds))
                    QFAIL(qPrintable(nameOf(one->what) + " on " + nameOf(other->what)));
    }
}

void LedgerTest::theHandGoesFromDealToDeal()
{
    const auto strokes = written(ledgerOf(4, 12, 12));
    int row = -1;
    int column = 0;
    bool isCourse = false;
    for (const Stroke& stroke : strokes) {
        const Mark mark = stroke.what.mark;
        isCourse = isCourse || mark == Mark::Course;
        if (mark != Mark::Deal && mark != Mark::Balance && mark != Mark::Pot) continue;
        QVERIFY(!isCourse);
        QVERIFY(stroke.what.row == row ? columnOf(stroke) >= column : stroke.what.row == row + 1);
        row = stroke.what.row;
        column = columnOf(stroke);
    }
    QCOMPARE(row, 11);
    QVERIFY(isCourse);
}

void LedgerTest::theSameIsWrittenTheSame()
{
    const LedgerPicture ledger = ledgerOf(4, 31, 60);
    QCOMPARE(strokesOf(ledger, size, 7), strokesOf(ledger, size, 7));
    QVERIFY(strokesOf(ledger, size, 7) != strokesOf(ledger, size, 8));
    QVERIFY(newStrokes(written(ledger), written(ledger)).empty());
}

void LedgerTest::onlyTheLastDealIsNew_data()
{
    QTest::addColumn<int>("deals");
    for (const int deals : { 1, 2, 7, 12, 13, 14, 60, 120 })
        QTest::addRow("%d deals", deals) << deals;
}

void LedgerTest::onlyTheLastDealIsNew()
{
    QFETCH(int, deals);
    const LedgerPicture ledger = ledgerOf(4, deals, 120);
    const auto now = written(ledger);
    const auto fresh = newStrokes(written(before(ledger, 1)), now);
    std::map<Mark, int> marks;
    for (const std::size_t index : fresh) {
        const Written& what = now[index].what;
        const Mark mark = what.mark;
        ++marks[mark];
        if (mark == Mark::Deal || mark == Mark::Balance || mark == Mark::Pot
            || mark == Mark::Course)
            QCOMPARE(what.row, deals - 1);
        else
            QVERIFY2(mark == Mark::CourseEnd || mark == Mark::Earlier || mark == Mark::Zero,
                qPrintable(nameOf(what)));
    }
    QVERIFY(marks[Mark::Deal] > 0 && marks[Mark::Balance] > 0 && marks[Mark::Pot] > 0);
    QCOMPARE(marks[Mark::Course], 4);
}

void LedgerTest::anotherDealMovesNoFigure()
{
    const LedgerPicture ledger = ledgerOf(3, 8, 12);
    const auto now = written(ledger);
    const auto then = written(before(ledger, 1));
    for (const Mark mark : { Mark::Initial, Mark::Deal, Mark::Balance, Mark::Pot, Mark::Rule })
        for (const Stroke& stroke : only(then, mark))
            QVERIFY(std::find(now.begin(), now.end(), stroke) != now.end());
}

void LedgerTest::anEmptyLedgerHasOnlyItsHead()
{
    for (const Stroke& stroke : written(ledgerOf(4, 0, 12)))
        QVERIFY(stroke.what.mark == Mark::Initial || stroke.what.mark == Mark::Bowl
            || stroke.what.mark == Mark::Rule || stroke.what.mark == Mark::Zero);
    for (const Stroke& stroke : written({})) QVERIFY(columnOf(stroke) <= 0);
}

QTEST_MAIN(LedgerTest)
#include "ledger_test.moc"
