#include "ui/slate/tally.h"

#include "ui/slate/sheet.h"

#include <QtTest>

using namespace weli;

namespace {

TallyRow rowOf(const QString& initial, int strokes, int potatoes)
{
    TallyRow row { initial, "Resi", {}, strokes, potatoes, false };
    for (int place = 0; place < std::max(strokes, potatoes); ++place)
        row.marks.push_back(place < std::min(strokes, potatoes) ? TallyMark::Crossed
                : strokes > potatoes                            ? TallyMark::Stroke
                                                                : TallyMark::Ring);
    return row;
}

TallySlate slateOf(int strokes, int potatoes)
{
    return { 4, 12, { rowOf("R", strokes, potatoes), rowOf("L", 4, 1), rowOf("V", 0, 3) } };
}

std::vector<Stroke> only(const std::vector<Stroke>& strokes, Mark mark, int row)
{
    std::vector<Stroke> found;
    for (const Stroke& stroke : strokes)
        if (stroke.what.mark == mark && stroke.what.column == row) found.push_back(stroke);
    return found;
}

QRectF boundsOf(const std::vector<QPointF>& path)
{
    QPolygonF polygon;
    for (const QPointF& point : path) polygon << point;
    return polygon.boundingRect();
}

}

/// The sheet of Mittlere (M-32).
class TallyTest : public QObject {
    Q_OBJECT

private slots:
    void strokesAndRingsOfAPlaceStandOverEachOther_data() { sizes(); }
    void strokesAndRingsOfAPlaceStandOverEachOther();
    void everythingStaysOnTheSlate_data() { sizes(); }
    void everythingStaysOnTheSlate();
    void whatWasWrittenStays();

private:
    static void sizes()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("beside the table") << QSizeF(200, 500);
        QTest::newRow("alone") << QSizeF(960, 580);
    }
};

void TallyTest::strokesAndRingsOfAPlaceStandOverEachOther()
{
    QFETCH(QSizeF, size);
    const std::vector<Stroke> strokes = strokesOf(slateOf(1, 4), size, 1); // example 1, player A
    const auto bars = only(strokes, Mark::Stroke, 0);
    const auto rings = only(strokes, Mark::Potato, 0);
    QCOMPARE(bars.size(), 1U);
    QCOMPARE(rings.size(), 4U);
    const QRectF bar = boundsOf(bars[0].path);
    const QRectF ring = boundsOf(rings[0].path);
    QVERIFY(ring.left() < bar.center().x() && bar.center().x() < ring.right());
    QVERIFY(bar.top() < ring.top() && ring.bottom() < bar.bottom());
    for (std::size_t i = 1; i < rings.size(); ++i)
        QVERIFY(boundsOf(rings[i - 1].path).right() < boundsOf(rings[i].path).left() + 1);
}

void TallyTest::everythingStaysOnTheSlate()
{
    QFETCH(QSizeF, size);
    TallySlate slate = slateOf(24, 0);
    slate.rows[1] = rowOf("L", 0, 24);
    slate.rows[2].won = true;
    for (const Stroke& stroke : strokesOf(slate, size, 1))
        QVERIFY(QRectF({}, size).contains(boundsOf(stroke.path)));
}

void TallyTest::whatWasWrittenStays()
{
    const std::vector<Stroke> before = strokesOf(slateOf(2, 2), { 200, 500 }, 1);
    const std::vector<Stroke> now = strokesOf(slateOf(2, 4), { 200, 500 }, 1);
    for (const Mark mark : { Mark::Stroke, Mark::Potato }) {
        const auto old = only(before, mark, 0);
        const auto fresh = only(now, mark, 0);
        QVERIFY(fresh.size() >= old.size());
        for (std::size_t i = 0; i < old.size(); ++i) QCOMPARE(fresh[i], old[i]);
    }
}

QTEST_GUILESS_MAIN(TallyTest)
#include "tally_test.moc"
