#include "ui/draw/backdrop.h"
#include "ui/draw/ground.h"
#include "ui/draw/workshop.h"

#include <QSemaphore>
#include <QtTest>

#include <atomic>
#include <memory>

using namespace weli;

namespace {

QImage filled(QSize pixels, QColor colour)
{
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

/// The colour in the middle of what a backdrop paints in a room.
QColor middleOf(Backdrop& backdrop, QSize room)
{
    QImage seen = filled(room, Qt::white);
    QPainter painter(&seen);
    backdrop.paint(painter, seen.rect());
    painter.end();
    return seen.pixelColor(room.width() / 2, room.height() / 2);
}

}

class WorkshopTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsDrawnIsHandedOutInItsOwnThread();
    void noMoreThanItsWorkersAreBusy();
    void whatIsDroppedIsNeverBegun();
    void itsEndWaitsForWhatIsBegun();
    void workersBelongToThePoolOfAll();
    void whatQtWantsOfThePoolDoesNotWaitForThem();

    void beforeABackdropIsDrawnItHasTheToneOfWood();
    void anOldBackdropServesUntilTheNewOneIsThere();
    void anOldBackdropServesOnAScreenWithMorePixels();
    void aBackdropOfASizeThatIsGoneIsNotShown();
    void aBackdropOfTonesIsSeenInItsColours();
    void aPlainBackdropDrawsNothing();
};

void WorkshopTest::whatIsDrawnIsHandedOutInItsOwnThread()
{
    Workshop workshop;
    QThread* drew = nullptr;
    QThread* handed = nullptr;
    workshop.order(
        [&] {
            drew = QThread::currentThread();
            return filled({ 3, 2 }, Qt::red);
        },
        [&](const QImage& image) {
            handed = QThread::currentThread();
            QCOMPARE(image.size(), QSize(3, 2));
        });
    QTRY_VERIFY(handed != nullptr);
    QCOMPARE(handed, thread());
    QVERIFY(drew != thread());
}

void WorkshopTest::noMoreThanItsWorkersAreBusy()
{
    Workshop workshop(nullptr, 1);
    std::atomic<int> busy = 0;
    std::atomic<int> most = 0;
    int done = 0;
    for (int i = 0; i < 20; ++i)
        workshop.order(
            [&] {
                most = std::max(most.load(), ++busy);
                QThread::msleep(1);
                --busy;
                return QImage();
            },
            [&](const QImage& /*image*/) { ++done; });
    workshop.finish();
    QCOMPARE(done, 20);
    QCOMPARE(most.load(), 1);
}

void WorkshopTest::whatIsDroppedIsNeverBegun()
{
    Workshop workshop(nullptr, 1);
    QSemaphore begun;
    QSemaphore mayEnd;
    std::atomic<int> drawn = 0;
    const auto draw = [&] {
        ++drawn;
        begun.release();
        mayEnd.acquire();
        return QImage();
    };
    int handed = 0;
    for (int i = 0; i < 3; ++i) workshop.order(draw, [&](const QImage& /*image*/) { ++handed; });
    begun.acquire();
    workshop.drop();
    mayEnd.release(3);
    workshop.finish();
    QCOMPARE(drawn.load(), 1);
    QCOMPARE(handed, 1);
    workshop.order(draw, [&](const QImage& /*image*/) { ++handed; });
    workshop.finish();
    QCOMPARE(handed, 2);
}

void WorkshopTest::itsEndWaitsForWhatIsBegun()
{
    QSemaphore begun;
    std::atomic<bool> ended = false;
    {
        Workshop workshop;
        workshop.order(
            [&] {
                begun.release();
                QThread::msleep(20);
                ended = true;
                return QImage();
            },
            [](const QImage& /*image*/) { QFAIL("nobody is there to take it"); });
        begun.acquire();
    }
    QVERIFY(ended);
    QCoreApplication::processEvents();
}

/// On its threads Qt fills what is drawn at once.
void WorkshopTest::workersBelongToThePoolOfAll()
{
    std::atomic<bool> belongs = false;
    const auto look
        = [&] { belongs = QThreadPool::globalInstance()->contains(QThread::currentThread()); };
    Workshop workshop;
    workshop.order(
        [&] {
            look();
            return QImage();
        },
        [](const QImage& /*image*/) {});
    workshop.finish();
    QVERIFY(belongs.exchange(false));
    Workshop::doNow(look);
    QVERIFY(belongs);
}

void WorkshopTest::whatQtWantsOfThePoolDoesNotWaitForThem()
{
    QSemaphore mayEnd;
    QSemaphore begun;
    std::vector<std::unique_ptr<Workshop>> workshops;
    for (int i = 0; i < 8; ++i) {
        workshops.push_back(std::make_unique<Workshop>(nullptr, 1));
        workshops.back()->order(
            [&] {
                begun.release();
                mayEnd.acquire();
                return QImage();
            },
            [](const QImage& /*image*/) {});
    }
    begun.acquire(8); // none waits for another
    bool done = false;
    Workshop::doNow([&] { done = true; });
    QVERIFY(done);
    mayEnd.release(8);
}

void WorkshopTest::beforeABackdropIsDrawnItHasTheToneOfWood()
{
    Workshop workshop;
    Backdrop backdrop(&workshop);
    backdrop.setSize({ 20, 10 }, 1, [](QSize pixels) { return filled(pixels, Qt::red); });
    QCOMPARE(middleOf(backdrop, { 20, 10 }), groundTone());
    workshop.finish();
    QCOMPARE(middleOf(backdrop, { 20, 10 }), QColor(Qt::red));
}

void WorkshopTest::anOldBackdropServesUntilTheNewOneIsThere()
{
    Workshop workshop;
    Backdrop backdrop(&workshop);
    backdrop.setSize({ 20, 10 }, 1, [](QSize pixels) { return filled(pixels, Qt::red); });
    backdrop.order();
    workshop.finish();
    backdrop.setSize({ 40, 30 }, 2, [](QSize pixels) {
        return filled(pixels, pixels == QSize(80, 60) ? Qt::blue : Qt::black);
    });
    QCOMPARE(middleOf(backdrop, { 40, 30 }), QColor(Qt::red));
    const QSignalSpy changed(&backdrop, &Backdrop::changed);
    workshop.finish();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(middleOf(backdrop, { 40, 30 }), QColor(Qt::blue));
}

void WorkshopTest::anOldBackdropServesOnAScreenWithMorePixels()
{
    Workshop workshop;
    Backdrop backdrop(&workshop);
    const Backdrop::Draw halves = [](QSize pixels) {
        QImage image = filled(pixels, Qt::red);
        QPainter(&image).fillRect(pixels.width() / 2, 0, pixels.width(), pixels.height(), Qt::blue);
        return image;
    };
    backdrop.setSize({ 40, 10 }, 1, halves);
    backdrop.order();
    workshop.finish();
    backdrop.setSize({ 40, 10 }, 2, halves);
    QImage seen = filled({ 40, 10 }, Qt::white);
    QPainter painter(&seen);
    backdrop.paint(painter, seen.rect());
    painter.end();
    QCOMPARE(seen.pixelColor(15, 5), QColor(Qt::red));
    QCOMPARE(seen.pixelColor(35, 5), QColor(Qt::blue));
    workshop.finish();
}

void WorkshopTest::aBackdropOfASizeThatIsGoneIsNotShown()
{
    Workshop workshop(nullptr, 1);
    Backdrop backdrop(&workshop);
    QSemaphore begun;
    backdrop.setSize({ 20, 10 }, 1, [&](QSize pixels) {
        begun.release();
        return filled(pixels, Qt::red);
    });
    backdrop.order();
    begun.acquire();
    backdrop.setSize({ 40, 30 }, 1, [](QSize pixels) { return filled(pixels, Qt::blue); });
    workshop.finish();
    QCOMPARE(middleOf(backdrop, { 40, 30 }), groundTone());
    workshop.finish();
    QCOMPARE(middleOf(backdrop, { 40, 30 }), QColor(Qt::blue));
}

void WorkshopTest::aBackdropOfTonesIsSeenInItsColours()
{
    const QSize room(300, 200);
    for (const double pixel : { 1.0, 1.25, 1.5, 2.0 }) {
        const QSize pixels = (QSizeF(room) * pixel).toSize();
        const QImage wood = groundImage(pixels, pixel);
        Workshop workshop;
        Backdrop backdrop(&workshop);
        backdrop.setSize(room, pixel, [&](QSize size) { return groundImage(size, pixel); });
        backdrop.order();
        workshop.finish();
        QImage seen = filled(pixels, Qt::white);
        QPainter painter(&seen);
        painter.scale(pixel, pixel);
        backdrop.paint(painter, QRectF(0, 0, 300, 101)); // in two parts, as a view asks for it
        backdrop.paint(painter, QRectF(0, 101, 300, 99));
        painter.end();
        QCOMPARE(seen, wood.convertToFormat(QImage::Format_RGB32));
    }
}

void WorkshopTest::aPlainBackdropDrawsNothing()
{
    Workshop workshop;
    Backdrop backdrop(&workshop);
    std::atomic<bool> drawn = false;
    backdrop.setSize({ 20, 10 }, 1, [&](QSize pixels) {
        drawn = true;
        return filled(pixels, Qt::red);
    });
    backdrop.setPlain(true);
    QCOMPARE(middleOf(backdrop, { 20, 10 }), QColor(Qt::black));
    workshop.finish();
    QVERIFY(!drawn);
}

QTEST_MAIN(WorkshopTest)
#include "workshop_test.moc"
