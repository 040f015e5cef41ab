#include "ui/slate/chalk_words.h"
#include "ui/slate/sheet.h"

#include <QtTest>

#include <map>
#include <utility>

using namespace weli;

namespace {

/// -1: it belongs to the whole sheet.
int columnOf(const Stroke& stroke) { return stroke.what.column.value_or(-1); }

const QSizeF size(300, 420);

SlateColumn::Entry scored(int points, int total) { return { points, total, false, false }; }

PointsSlate threePlayers()
{
    PointsSlate slate;
    slate.target = 11;
    slate.columns = { { "R", "Resi", 0, 0, { scored(1, 1) }, false, false, false },
        { "L", "Luis", 0, 0, { scored(3, 3) }, false, false, false },
        { "I", "Ich", 0, 0, { scored(0, 0) }, false, false, false } };
    slate.columns[2].entries[0].bankl = true;
    return slate;
}

PointsSlate longGame(int players, int deals)
{
    PointsSlate slate;
    slate.target = 99;
    slate.games = 9;
    for (int seat = 0; seat < players; ++seat) {
        SlateColumn column;
        column.initial = QString("WMÄ").mid(seat % 3, 1);
        column.crosses = seat * 3;
        column.bummerl = 20 - seat;
        for (int deal = 0; deal < deals; ++deal)
            column.entries.push_back(
                { deal % 7 - 3, deal - 15, (deal + seat) % 5 == 0, deal + 1 == deals });
        column.struck = seat % 3 == 0;
        column.gespannt = seat % 3 == 1;
        column.out = seat % 3 == 2;
        slate.columns.push_back(column);
    }
    return slate;
}

std::vector<Stroke> sheet(const PointsSlate& slate) { return strokesOf(slate, size, 1); }

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

QRectF boundsOf(const Stroke& stroke) { return boundsOf(std::vector { stroke }); }

double columnWidth(int columns) { return (size.width() * 0.91) / columns; }

} // namespace

class SheetTest : public QObject {
    Q_OBJECT

private slots:
    void B84_aColumnForEachPlayerUnderHisInitialTheScribeLast();
    void B84_theTargetIsALargeFigureOnTop();
    void B84_aSecondLetterIsSmaller();
    void B85_pointsOfEachDealStandOneBelowTheOther();
    void B85_theRunningTotalStandsSmallerBehind();
    void B85_narrowColumnsHaveLargePointsAndTheirTotalsAtTheFoot();
    void B85_totalsTooLowToReadStandAtTheFoot();
    void B86_aDealWithoutAPointIsADash();
    void B87_aStruckPlayerHasAStrokeThroughHisColumn();
    void B87_gespanntWithinTheDealIsDotted();
    void B88_crossesAndRingsStandOverTheColumn();
    void B88_fewSignsAreAsLargeAsTheInitials();
    void B88_moreSignsAreSmallerAndApart();
    void B88_manySignsAreCounted();
    void B88_whatTheSignsMeanStandsBelow();
    void accentsMakeNoNameLarger();
    void B89_concededPointsAreInBracketsAndLight();
    void aPlayerWhoIsOutIsUnderlined();
    void nothingLeavesTheSlateNorItsColumn_data();
    void nothingLeavesTheSlateNorItsColumn();
    void rowsNeverOverlap();
    void longGamesAreSummedUp();
    void anotherDealMovesNothing();
    void theSameSeedWritesTheSame();
    void onlyWhatIsNewIsNew();
    void aProvisionalPointIsRubbedOut();
    void everyLetterIsWritten_data();
    void everyLetterIsWritten();
    void anEmptyTableHasOnlyItsHead();
};

void SheetTest::B84_aColumnForEachPlayerUnderHisInitialTheScribeLast()
{
    const auto strokes = sheet(threePlayers());
    double left = 0;
    for (int column = 0; column < 3; ++column) {
        const auto initial = only(strokes, Mark::Initial, column);
        QVERIFY(!initial.empty());
        QVERIFY(boundsOf(initial).left() > left);
        left = boundsOf(initial).right();
        QVERIFY(boundsOf(initial).bottom() < boundsOf(only(strokes, Mark::Rule)).top());
    }
    QCOMPARE(only(strokes, Mark::Initial, 2).front().what.text, QString("I"));
}

void SheetTest::B84_aSecondLetterIsSmaller()
{
    PointsSlate slate = threePlayers();
    slate.columns[0].initial = "Mo";
    slate.columns[1].initial = "Me";
    const auto strokes = sheet(slate);
    double right = 0;
    for (int column = 0; column < 2; ++column) {
        std::vector<Stroke> letters[2];
        for (const Stroke& stroke : only(strokes, Mark::Initial, column))
            letters[stroke.what.row].push_back(stroke);
        QVERIFY(boundsOf(letters[1]).height() < 0.75 * boundsOf(letters[0]).height());
        QVERIFY(boundsOf(letters[0]).left() > right + 0.12 * columnWidth(3)); // well apart
        right = boundsOf(letters[1]).right();
    }
}

void SheetTest::B84_theTargetIsALargeFigureOnTop()
{
    const auto strokes = sheet(threePlayers());
    const QRectF target = boundsOf(only(strokes, Mark::Target));
    QCOMPARE(only(strokes, Mark::Target).front().what.text, QString("11"));
    QVERIFY(target.height() > 1.3 * boundsOf(only(strokes, Mark::Initial)).height());
    QVERIFY(target.bottom() < boundsOf(only(strokes, Mark::Initial)).top());
}

void SheetTest::B85_pointsOfEachDealStandOneBelowTheOther()
{
    PointsSlate slate = threePlayers();
    slate.columns[0].entries = { scored(1, 1), scored(2, 3), scored(-1, 2) };
    const auto points = only(sheet(slate), Mark::Points, 0);
    double bottom = 0;
    for (int deal = 0; deal < 3; ++deal) {
        std::vector<Stroke> row;
        for (const Stroke& stroke : points)
            if (stroke.what.row == deal) row.push_back(stroke);
        QVERIFY(boundsOf(row).top() > bottom);
        bottom = boundsOf(row).bottom();
    }
    QCOMPARE(points.back().what.text, QString("\u2212") + "1");
}

void SheetTest::B85_theRunningTotalStandsSmallerBehind()
{
    const auto strokes = sheet(threePlayers());
    const auto points = only(strokes, Mark::Points, 1);
    const auto total = only(strokes, Mark::Total, 1);
    QCOMPARE(total.front().what.text, QString("3"));
    QVERIFY(boundsOf(total).left() > boundsOf(points).right());
    QVERIFY(boundsOf(total).height() < 0.8 * boundsOf(points).height());
    QVERIFY(total.front().strength < points.front().strength);
}

void SheetTest::B85_narrowColumnsHaveLargePointsAndTheirTotalsAtTheFoot()
{
    const auto strokes = strokesOf(longGame(8, 6), { 220, 600 }, 1);
    for (int column = 0; column < 8; ++column) {
        const auto points = only(strokes, Mark::Points, column);
        const auto total = only(strokes, Mark::Total, column);
        double highest = 0;
        for (const Stroke& stroke : points) highest = std::max(highest, boundsOf(stroke).height());
        QVERIFY2(highest > 10, qPrintable(QString::number(highest)));
        QCOMPARE(total.front().what.text, QString(QChar(0x2212)) + "10");
        QVERIFY(boundsOf(total).top() > boundsOf(points).bottom() + 100);
        QVERIFY(boundsOf(total).width() < 220 / 8.0);
    }
}

void SheetTest::B85_totalsTooLowToReadStandAtTheFoot()
{
    const auto strokes = strokesOf(threePlayers(), { 330, 170 }, 1);
    const auto total = only(strokes, Mark::Total, 1);
    QVERIFY(boundsOf(total).height() > 9);
    QVERIFY(boundsOf(total).top() > boundsOf(only(strokes, Mark::Points, 1)).bottom() + 10);
}

void SheetTest::B86_aDealWithoutAPointIsADash()
{
    const auto strokes = sheet(threePlayers());
    const auto dash = only(strokes, Mark::Bankl);
    QCOMPARE(dash.size(), std::size_t { 1 });
    QCOMPARE(columnOf(dash.front()), 2);
    QVERIFY(boundsOf(dash).width() > 5 * boundsOf(dash).height());
    QVERIFY(only(strokes, Mark::Points, 2).empty());
}

void SheetTest::B87_aStruckPlayerHasAStrokeThroughHisColumn()
{
    PointsSlate slate = threePlayers();
    slate.columns[1].struck = true;
    const auto strokes = sheet(slate);
    const auto stroke = only(strokes, Mark::Struck);
    QCOMPARE(stroke.size(), std::size_t { 1 });
    QCOMPARE(columnOf(stroke.front()), 1);
    QVERIFY(boundsOf(stroke).height() > 8 * boundsOf(stroke).width());
    QVERIFY(boundsOf(stroke).top() <= boundsOf(only(strokes, Mark::Initial, 1)).top());
    QVERIFY(boundsOf(stroke).bottom() >= boundsOf(only(strokes, Mark::Points, 1)).bottom());
}

void SheetTest::B87_gespanntWithinTheDealIsDotted()
{
    PointsSlate slate = threePlayers();
    slate.columns[0].gespannt = true;
    const auto strokes = sheet(slate);
    QVERIFY(only(strokes, Mark::Struck).empty());
    const auto dots = only(strokes, Mark::Gespannt, 0);
    QVERIFY(dots.size() >= 4);
    for (std::size_t i = 1; i < dots.size(); ++i)
        QVERIFY(boundsOf(dots[i]).top() > boundsOf(dots[i - 1]).bottom());
}

void SheetTest::B88_crossesAndRingsStandOverTheColumn()
{
    PointsSlate slate = threePlayers();
    slate.columns[0].crosses = 2;
    slate.columns[1].bummerl = 1;
    const auto strokes = sheet(slate);
    const auto crosses = only(strokes, Mark::Cross);
    QCOMPARE(crosses.size(), std::size_t { 4 }); // two arms each
    QVERIFY(boundsOf(crosses).bottom() < boundsOf(only(strokes, Mark::Initial)).top());
    const auto rings = only(strokes, Mark::Ring);
    QCOMPARE(rings.size(), std::size_t { 1 });
    QCOMPARE(columnOf(rings.front()), 1);
    const QLineF gap(rings.front().path.front(), rings.front().path.back());
    QVERIFY(gap.length() < boundsOf(rings).width() * 0.6);
}

void SheetTest::B88_fewSignsAreAsLargeAsTheInitials()
{
    PointsSlate slate = threePlayers();
    slate.columns[0].crosses = 1;
    slate.columns[0].bummerl = 1;
    const auto strokes = sheet(slate);
    const double letter = boundsOf(only(strokes, Mark::Initial, 0)).height();
    for (const Mark mark : { Mark::Cross, Mark::Ring })
        QVERIFY(boundsOf(only(strokes, mark, 0)).height() > 0.7 * letter);
}

void SheetTest::B88_moreSignsAreSmallerAndApart()
{
    for (int number = 1; number < 25; ++number) {
        PointsSlate slate = threePlayers();
        slate.games = 8;
        slate.columns[1].crosses = number % 5;
        slate.columns[1].bummerl = number / 5;
        std::map<std::pair<Mark, int>, std::vector<Stroke>> signs;
        for (const Stroke& stroke : sheet(slate))
            if (stroke.what.mark == Mark::Cross || stroke.what.mark == Mark::Ring)
                signs[{ stroke.what.mark, stroke.what.row }].push_back(stroke);
        QCOMPARE(signs.size(), static_cast<std::size_t>(number % 5 + number / 5));
        for (auto one = signs.begin(); one != signs.end(); ++one) {
            QVERIFY(boundsOf(one->second).height() > 12);
            for (auto other = signs.begin(); other != one; ++other)
                QVERIFY(!boundsOf(one->second).intersects(boundsOf(other->second)));
        }
    }
}

void SheetTest::B88_manySignsAreCounted()
{
    PointsSlate slate = threePlayers();
    slate.columns[0].bummerl = 40;
    const auto rings = only(sheet(slate), Mark::Ring);
    QCOMPARE(rings.back().what.text, QString("*40"));
    QVERIFY(boundsOf(rings).width() < columnWidth(3));
}

void SheetTest::B88_whatTheSignsMeanStandsBelow()
{
    PointsSlate slate = threePlayers();
    slate.won = "a game won";
    slate.lost = "a game lost";
    QVERIFY(only(sheet(slate), Mark::Legend).empty());
    slate.columns[0].crosses = 1;
    slate.columns[1].bummerl = 1;
    const auto legend = only(sheet(slate), Mark::Legend);
    QSet<QString> texts;
    for (const Stroke& stroke : legend) texts.insert(stroke.what.text);
    QCOMPARE(texts, (QSet<QString> { slate.won, slate.lost }));
    QVERIFY(boundsOf(legend).top() > boundsOf(only(sheet(slate), Mark::Points)).bottom());
    QVERIFY(QRectF({}, size).contains(boundsOf(legend)));
    // Each has its sign before it.
    QCOMPARE(only(sheet(slate), Mark::Cross, -1).size(), 2U);
    QCOMPARE(only(sheet(slate), Mark::Ring, -1).size(), 1U);
}

void SheetTest::accentsMakeNoNameLarger()
{
    QVERIFY(std::abs(chalkWidth("Préférence") - chalkWidth("Preference")) < 0.01);
}

void SheetTest::B89_concededPointsAreInBracketsAndLight()
{
    PointsSlate slate = threePlayers();
    slate.columns[0].entries.push_back({ 2, 3, false, true });
    const auto strokes = sheet(slate);
    const auto provisional = only(strokes, Mark::Provisional);
    QCOMPARE(provisional.front().what.text, QString("(2)"));
    QVERIFY(provisional.front().strength < 0.8 * only(strokes, Mark::Points).front().strength);
}

void SheetTest::aPlayerWhoIsOutIsUnderlined()
{
    PointsSlate slate = threePlayers();
    slate.columns[0].out = true;
    const auto strokes = sheet(slate);
    QCOMPARE(only(strokes, Mark::Out, 0).size(), std::size_t { 2 });
    QVERIFY(boundsOf(only(strokes, Mark::Out)).top()
        > boundsOf(only(strokes, Mark::Points, 0)).bottom());
}

void SheetTest::nothingLeavesTheSlateNorItsColumn_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("deals");
    for (int players = 2; players <= 8; ++players)
        for (const int deals : { 0, 1, 2, 12, 20, 21, 45, 120 })
            QTest::addRow("%d players, %d deals", players, deals) << players << deals;
}

void SheetTest::nothingLeavesTheSlateNorItsColumn()
{
    QFETCH(int, players);
    QFETCH(int, deals);
    for (const QSizeF each : { QSizeF(300, 420), QSizeF(120, 160), QSizeF(800, 300) }) {
        const QRectF slate({}, each);
        const double margin = std::min(each.width(), each.height()) * 0.045;
        const double column = (each.width() - 2 * margin) / players;
        for (const Stroke& stroke : strokesOf(longGame(players, deals), each, 5)) {
            QVERIFY(!stroke.path.empty());
            const QRectF bounds = boundsOf(stroke);
            QVERIFY2(slate.contains(bounds.adjusted(0, 0, 0.01, 0.01)),
                qPrintable(QString("%1 %2").arg(int(stroke.what.mark)).arg(stroke.what.text)));
            if (columnOf(stroke) < 0) continue;
            QVERIFY(bounds.center().x() > margin + column * columnOf(stroke));
            QVERIFY(bounds.center().x() < margin + column * (columnOf(stroke) + 1));
        }
    }
}

void SheetTest::rowsNeverOverlap()
{
    const auto points = only(sheet(longGame(4, 45)), Mark::Points, 0);
    for (const Stroke& upper : points)
        for (const Stroke& lower : points)
            if (upper.what.row < lower.what.row)
                QVERIFY(boundsOf(upper).bottom() < boundsOf(lower).top());
}

void SheetTest::longGamesAreSummedUp()
{
    const auto strokes = sheet(longGame(3, 45));
    const auto carried = only(strokes, Mark::Carried, 1);
    QVERIFY(!carried.empty());
    const int hidden = carried.front().what.row;
    QVERIFY(hidden > 10 && hidden < 45);
    QCOMPARE(carried.front().what.text, QString::number(hidden - 1 - 15));
    QVERIFY(carried.front().strength < 0.8);
    for (const Stroke& stroke : only(strokes, Mark::Total)) QVERIFY(stroke.what.row >= hidden);
    QVERIFY(!only(strokes, Mark::Provisional, 0).empty()); // the last deal is there
    QVERIFY(only(sheet(longGame(3, 3)), Mark::Carried).empty());
}

void SheetTest::anotherDealMovesNothing()
{
    const PointsSlate before = threePlayers();
    PointsSlate after = before;
    for (SlateColumn& column : after.columns) column.entries.push_back(scored(1, 4));
    const auto now = sheet(after);
    for (const Stroke& stroke : sheet(before))
        QVERIFY(std::find(now.begin(), now.end(), stroke) != now.end());
}

void SheetTest::theSameSeedWritesTheSame()
{
    QCOMPARE(strokesOf(threePlayers(), size, 7), strokesOf(threePlayers(), size, 7));
    QVERIFY(strokesOf(threePlayers(), size, 7) != strokesOf(threePlayers(), size, 8));
}

void SheetTest::onlyWhatIsNewIsNew()
{
    const PointsSlate before = threePlayers();
    PointsSlate after = before;
    after.columns[1].entries.push_back(scored(2, 5));
    const auto now = sheet(after);
    const auto fresh = newStrokes(sheet(before), now);
    QVERIFY(!fresh.empty());
    for (const std::size_t index : fresh) {
        QCOMPARE(columnOf(now[index]), 1);
        QCOMPARE(now[index].what.row, 1);
    }
    QVERIFY(newStrokes(now, now).empty());
}

void SheetTest::aProvisionalPointIsRubbedOut()
{
    PointsSlate before = threePlayers();
    before.columns[0].entries.push_back({ 2, 3, false, true });
    PointsSlate after = before;
    after.columns[0].entries.back() = scored(2, 3);
    const auto fresh = newStrokes(sheet(before), sheet(after));
    QVERIFY(!fresh.empty());
    QVERIFY(only(sheet(after), Mark::Provisional).empty());
}

void SheetTest::everyLetterIsWritten_data()
{
    QTest::addColumn<QString>("letter");
    for (const QChar letter : QString("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÅÉÈÇŠØÆŁaöß0123456789ЖΩ"))
        QTest::addRow("%s", qPrintable(QString(letter))) << QString(letter);
}

void SheetTest::everyLetterIsWritten()
{
    QFETCH(QString, letter);
    PointsSlate slate = threePlayers();
    slate.columns[0].initial = letter;
    const QRectF bounds = boundsOf(only(sheet(slate), Mark::Initial, 0));
    QVERIFY(bounds.height() > 12 && bounds.height() < 45);
    QVERIFY(bounds.width() < columnWidth(3));
}

void SheetTest::anEmptyTableHasOnlyItsHead()
{
    for (const Stroke& stroke : sheet({})) QVERIFY(columnOf(stroke) < 0);
}

QTEST_MAIN(SheetTest)
#include "sheet_test.moc"
