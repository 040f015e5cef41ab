#include "ui/slate/slate_view.h"

#include <QtTest>

using namespace weli;

namespace {

PointsSlate slateOf(int deals)
{
    PointsSlate slate;
    slate.target = 11;
    for (const char* initial : { "R", "L", "I" }) {
        SlateColumn column;
        column.initial = initial;
        for (int deal = 0; deal < deals; ++deal) column.entries.push_back({ 1, deal + 1 });
        slate.columns.push_back(column);
    }
    return slate;
}

LedgerPicture ledgerOf(int deals)
{
    LedgerPicture ledger { 12, {}, {} };
    for (const char* initial : { "R", "L", "I" })
        ledger.columns.push_back({ initial, initial, {}, false });
    for (int deal = 0; deal < deals; ++deal) {
        for (LedgerColumn& column : ledger.columns) column.balances.push_back(-10 * deal);
        ledger.pot.push_back(30 * deal);
    }
    return ledger;
}

int brightPixels(const QImage& image)
{
    int count = 0;
    for (int y = image.height() / 10; y < image.height() * 9 / 10; ++y)
        for (int x = image.width() / 10; x < image.width() * 9 / 10; ++x)
            if (qGray(image.pixel(x, y)) > 150) ++count;
    return count;
}

QImage pictureOf(SlateView& view)
{
    view.grab(); // lays it out
    view.finishBoard();
    return view.grab().toImage();
}

int brightPixels(SlateView& view) { return brightPixels(pictureOf(view)); }

void beginToWrite(SlateView& view, double speed)
{
    view.resize(280, 400);
    view.setSpeed(speed);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.write(slateOf(3), {});
}

} // namespace

class SlateViewTest : public QObject {
    Q_OBJECT

private slots:
    void withoutMotionEverythingStandsAtOnce();
    void withMotionTheHandWritesInOrder();
    void aClickSkipsTheWriting();
    void nobodyWritesWhereNobodyLooks();
    void theHandGoesOnWhereNothingIsPainted();
    void theSameSheetIsNotWrittenTwice();
    void theLastBoardServesUntilTheNewOneIsDrawn();
    void theSheetIsSpoken();
    void theSheetIsATableOfCells();
    void arrowsGoFromCellToCell();
    void noPixelOfChalkAtTheEdge();
    void aLedgerIsWrittenLikeASheet();
    void eachColumnOfALedgerHasItsHint();
    void nothingShimmersThroughOfAnotherGame();
};

void SlateViewTest::withoutMotionEverythingStandsAtOnce()
{
    SlateView view;
    view.resize(280, 400);
    view.setSpeed(0);
    view.show();
    const int empty = brightPixels(view);
    view.write(slateOf(3), {});
    QVERIFY(!view.isWriting());
    QVERIFY(brightPixels(view) > empty + 300);
}

void SlateViewTest::withMotionTheHandWritesInOrder()
{
    SlateView view;
    QSignalSpy written(&view, &SlateView::written);
    beginToWrite(view, 20);
    QVERIFY(view.isWriting());
    const int before = brightPixels(view);
    QTRY_COMPARE(written.size(), 1);
    QVERIFY(!view.isWriting());
    QVERIFY(brightPixels(view) > before + 300);
}

void SlateViewTest::aClickSkipsTheWriting()
{
    SlateView view;
    beginToWrite(view, 0.01);
    QVERIFY(view.isWriting());
    QTest::mouseClick(&view, Qt::LeftButton);
    QVERIFY(!view.isWriting());
}

void SlateViewTest::nobodyWritesWhereNobodyLooks()
{
    SlateView view;
    beginToWrite(view, 0.01);
    view.hide();
    QTRY_VERIFY(!view.isWriting());
}

void SlateViewTest::theHandGoesOnWhereNothingIsPainted() // in a window that is minimised
{
    SlateView view;
    view.setUpdatesEnabled(false);
    QSignalSpy written(&view, &SlateView::written);
    beginToWrite(view, 20);
    QTRY_COMPARE(written.size(), 1);
}

void SlateViewTest::theSameSheetIsNotWrittenTwice()
{
    SlateView view;
    view.resize(280, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.write(slateOf(1), {});
    view.finish();
    view.write(slateOf(1), {});
    QVERIFY(!view.isWriting());
}

void SlateViewTest::theLastBoardServesUntilTheNewOneIsDrawn()
{
    SlateView view;
    view.resize(280, 400);
    view.setSpeed(0);
    view.write(slateOf(3), {});
    const int before = brightPixels(view);
    view.resize(560, 800);
    const int scaled = brightPixels(view.grab().toImage());
    QVERIFY2(scaled > 2 * before, "what was written is seen, twice as wide and high");
    const QImage soft = view.grab().toImage();
    view.finishBoard();
    QVERIFY(view.grab().toImage() != soft);
}

void SlateViewTest::nothingShimmersThroughOfAnotherGame()
{
    const auto written = [](const std::vector<SlatePicture>& sheets) {
        SlateView view;
        view.resize(280, 400);
        view.setSpeed(0);
        view.show();
        QImage last;
        for (const SlatePicture& sheet : sheets) {
            view.write(sheet, {});
            last = pictureOf(view);
        }
        return last;
    };
    const QImage alone = written({ ledgerOf(2) });
    QVERIFY(written({ ledgerOf(4), ledgerOf(2) }) != alone); // of the same game it does
    QCOMPARE(written({ slateOf(3), slateOf(1), ledgerOf(2) }), alone);
}

void SlateViewTest::theSheetIsSpoken()
{
    SlateView view;
    view.write(slateOf(1), "Resi: 1 point.");
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&view);
    QVERIFY(spoken != nullptr);
    QCOMPARE(spoken->text(QAccessible::Description), QString("Resi: 1 point."));
}

void SlateViewTest::theSheetIsATableOfCells()
{
    SlateView view;
    view.setSpeed(0);
    view.write(ledgerOf(2), {});
    auto* const spoken = QAccessible::queryAccessibleInterface(&view);
    QCOMPARE(spoken->role(), QAccessible::Table);
    auto* const table = spoken->tableInterface();
    QVERIFY(table != nullptr);
    QCOMPARE(table->columnCount(), 4);
    QCOMPARE(table->rowCount(), 2);
    QCOMPARE(table->columnDescription(0), QString("R"));
    QCOMPARE(table->columnDescription(3), QString("Pot"));
    QCOMPARE(table->rowDescription(1), QString("Deal 2"));
    auto* const pot = table->cellAt(1, 3);
    QCOMPARE(pot->role(), QAccessible::Cell);
    QCOMPARE(pot->text(QAccessible::Name), QString("30"));
    QCOMPARE(pot->text(QAccessible::Description), QString("Pot, Deal 2"));
    QCOMPARE(pot->parent(), spoken);
    QCOMPARE(pot->tableCellInterface()->rowIndex(), 1);
    QCOMPARE(spoken->childCount(), 8);
    QCOMPARE(spoken->child(7), pot);
    QCOMPARE(spoken->indexOfChild(pot), 7);
    QVERIFY(table->cellAt(2, 0) == nullptr);
    view.write(ledgerOf(1), {}); // one was taken back
    QVERIFY(!pot->isValid());
    QCOMPARE(table->rowCount(), 1);
}

void SlateViewTest::arrowsGoFromCellToCell()
{
    SlateView view;
    view.setSpeed(0);
    view.write(slateOf(2), {});
    view.show();
    view.activateWindow();
    view.setFocus();
    QTRY_VERIFY(view.hasFocus());
    auto* const spoken = QAccessible::queryAccessibleInterface(&view);
    const auto read = [&] { return spoken->focusChild()->text(QAccessible::Description); };
    QCOMPARE(read(), ", Deal 1");
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(read(), ", Deal 2");
    QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Down); // the last row holds
    QCOMPARE(read(), ", In all");
    QCOMPARE(spoken->focusChild()->text(QAccessible::Name), QString("2"));
}

void SlateViewTest::noPixelOfChalkAtTheEdge()
{
    SlateView view;
    view.setSpeed(0);
    for (const QSize size : { QSize(150, 200), QSize(900, 300), QSize(200, 900) }) {
        view.resize(size);
        view.write(slateOf(60), {});
        const QImage image = pictureOf(view);
        const int inside = std::min(size.width(), size.height()) / 20 + 3;
        for (int x = inside; x < image.width() - inside; ++x) {
            QVERIFY(qGray(image.pixel(x, inside)) < 120);
            QVERIFY(qGray(image.pixel(x, image.height() - inside)) < 120);
        }
    }
}

void SlateViewTest::aLedgerIsWrittenLikeASheet()
{
    SlateView view;
    view.resize(280, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.write(ledgerOf(2), {});
    QVERIFY(view.isWriting());
    view.finish();
    const std::size_t strokes = view.strokes().size();
    view.write(ledgerOf(2), {});
    QVERIFY(!view.isWriting());
    view.write(ledgerOf(3), {});
    QVERIFY(view.isWriting());
    QVERIFY(view.strokes().size() > strokes);
}

void SlateViewTest::eachColumnOfALedgerHasItsHint()
{
    SlateView view;
    view.resize(280, 400);
    view.setSpeed(0);
    view.write(ledgerOf(2), {});
    view.setHints({ "Resi", "Luis", "Ich", "Pot" });
    for (const auto& [x, hint] : { std::pair(85, "Resi"), std::pair(262, "Pot") }) {
        QHelpEvent help(QEvent::ToolTip, { x, 60 }, { x, 60 });
        QCoreApplication::sendEvent(&view, &help);
        QCOMPARE(QToolTip::text(), Qt::convertFromPlainText(hint, Qt::WhiteSpaceNormal));
    }
}

QTEST_MAIN(SlateViewTest)
#include "slate_view_test.moc"
