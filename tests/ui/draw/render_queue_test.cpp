#include "ui/draw/cached_background.h"
#include "ui/draw/ground.h"
#include "ui/draw/render_queue.h"

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

/// The colour in the middle of what a background paints in a room.
QColor middleOf(CachedBackground& background, QSize room)
{
    QImage seen = filled(room, Qt::white);
    QPainter painter(&seen);
    background.paint(painter, seen.rect());
    painter.end();
    return seen.pixelColor(room.width() / 2, room.height() / 2);
}

}

class RenderQueueTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsDrawnIsHandedOutInItsOwnThread();
    void noMoreThanItsWorkersAreBusy();
    void whatIsDroppedIsNeverBegun();
    void itsEndWaitsForWhatIsBegun();
    void whatQtWantsOfThePoolDoesNotWaitForThem();

    void beforeABackdropIsDrawnItHasTheToneOfWood();
    void anOldBackdropServesUntilTheNewOneIsThere();
    void anOldBackdropServesOnAScreenWithMorePixels();
    void aBackdropOfASizeThatIsGoneIsNotShown();
    void aBackdropThatWasDroppedIsOrderedAgain();
    void aBackdropIsSeenPixelByPixel();
    void aPlainBackdropDrawsNothing();
};

void RenderQueueTest::whatIsDrawnIsHandedOutInItsOwnThread()
{
    RenderQueue renderQueue;
    QThread* drew = nullptr;
    QThread* handed = nullptr;
    renderQueue.submit(
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

void RenderQueueTest::noMoreThanItsWorkersAreBusy()
{
    RenderQueue renderQueue(nullptr, 1);
    std::atomic<int> busy = 0;
    std::atomic<int> most = 0;
    int done = 0;
    for (int i = 0; i < 20; ++i)
        renderQueue.submit(
            [&] {
                most = std::max(most.load(), ++busy);
                QThread::msleep(1);
                --busy;
                return QImage();
            },
            [&](const QImage& /*image*/) { ++done; });
    renderQueue.finish();
    QCOMPARE(done, 20);
    QCOMPARE(most.load(), 1);
}

void RenderQueueTest::whatIsDroppedIsNeverBegun()
{
    RenderQueue renderQueue(nullptr, 1);
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
    for (int i = 0; i < 3; ++i)
        renderQueue.submit(draw, [&](const QImage& /*image*/) { ++handed; });
    begun.acquire();
    renderQueue.drop();
    mayEnd.release(3);
    renderQueue.finish();
    QCOMPARE(drawn.load(), 1);
    QCOMPARE(handed, 1);
    renderQueue.submit(draw, [&](const QImage& /*image*/) { ++handed; });
    renderQueue.finish();
    QCOMPARE(handed, 2);
}

void RenderQueueTest::itsEndWaitsForWhatIsBegun()
{
    QSemaphore begun;
    std::atomic<bool> ended = false;
    {
        RenderQueue renderQueue;
        renderQueue.submit(
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

void RenderQueueTest::whatQtWantsOfThePoolDoesNotWaitForThem()
{
    QSemaphore mayEnd;
    QSemaphore begun;
    std::vector<std::unique_ptr<RenderQueue>> queues;
    for (int i = 0; i < 8; ++i) {
        queues.push_back(std::make_unique<RenderQueue>(nullptr, 1));
        queues.back()->submit(
            [&] {
                begun.release();
                mayEnd.acquire();
                return QImage();
            },
            [](const QImage& /*image*/) {});
    }
    begun.acquire(8); // none waits for another
    QSemaphore done;
    QThreadPool::globalInstance()->start([&] { done.release(); });
    QVERIFY(done.tryAcquire(1, 10'000));
    mayEnd.release(8);
}

void RenderQueueTest::beforeABackdropIsDrawnItHasTheToneOfWood()
{
    RenderQueue renderQueue;
    CachedBackground background(&renderQueue);
    background.setSize({ 20, 10 }, 1, [](QSize pixels) { return filled(pixels, Qt::red); });
    QCOMPARE(middleOf(background, { 20, 10 }), groundTone());
    renderQueue.finish();
    QCOMPARE(middleOf(background, { 20, 10 }), QColor(Qt::red));
}

void RenderQueueTest::anOldBackdropServesUntilTheNewOneIsThere()
{
    RenderQueue renderQueue;
    CachedBackground background(&renderQueue);
    background.setSize({ 20, 10 }, 1, [](QSize pixels) { return filled(pixels, Qt::red); });
    background.request();
    renderQueue.finish();
    background.setSize({ 40, 30 }, 2, [](QSize pixels) {
        return filled(pixels, pixels == QSize(80, 60) ? Qt::blue : Qt::black);
    });
    QCOMPARE(middleOf(background, { 40, 30 }), QColor(Qt::red));
    const QSignalSpy changed(&background, &CachedBackground::changed);
    renderQueue.finish();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(middleOf(background, { 40, 30 }), QColor(Qt::blue));
}

void RenderQueueTest::anOldBackdropServesOnAScreenWithMorePixels()
{
    RenderQueue renderQueue;
    CachedBackground background(&renderQueue);
    const CachedBackground::Draw halves = [](QSize pixels) {
        QImage image = filled(pixels, Qt::red);
        QPainter(&image).fillRect(pixels.width() / 2, 0, pixels.width(), pixels.height(), Qt::blue);
        return image;
    };
    background.setSize({ 40, 10 }, 1, halves);
    background.request();
    renderQueue.finish();
    background.setSize({ 40, 10 }, 2, halves);
    QImage seen = filled({ 40, 10 }, Qt::white);
    QPainter painter(&seen);
    background.paint(painter, seen.rect());
    painter.end();
    QCOMPARE(seen.pixelColor(15, 5), QColor(Qt::red));
    QCOMPARE(seen.pixelColor(35, 5), QColor(Qt::blue));
    renderQueue.finish();
}

void RenderQueueTest::aBackdropOfASizeThatIsGoneIsNotShown()
{
    RenderQueue renderQueue(nullptr, 1);
    CachedBackground background(&renderQueue);
    QSemaphore begun;
    background.setSize({ 20, 10 }, 1, [&](QSize pixels) {
        begun.release();
        return filled(pixels, Qt::red);
    });
    background.request();
    begun.acquire();
    background.setSize({ 40, 30 }, 1, [](QSize pixels) { return filled(pixels, Qt::blue); });
    renderQueue.finish();
    QCOMPARE(middleOf(background, { 40, 30 }), groundTone());
    renderQueue.finish();
    QCOMPARE(middleOf(background, { 40, 30 }), QColor(Qt::blue));
}

void RenderQueueTest::aBackdropThatWasDroppedIsOrderedAgain()
{
    RenderQueue renderQueue(nullptr, 1);
    QSemaphore mayBegin;
    renderQueue.submit(
        [&] {
            mayBegin.acquire();
            return QImage();
        },
        [](const QImage& /*image*/) {});
    CachedBackground background(&renderQueue);
    const auto red = [](QSize pixels) { return filled(pixels, Qt::red); };
    background.setSize({ 20, 10 }, 1, red);
    background.request();
    background.setSize({ 40, 30 }, 1, red); // drops it
    background.setSize({ 20, 10 }, 1, red);
    background.request();
    mayBegin.release();
    renderQueue.finish();
    QCOMPARE(middleOf(background, { 20, 10 }), QColor(Qt::red));
}

void RenderQueueTest::aBackdropIsSeenPixelByPixel()
{
    const QSize room(300, 200);
    for (const double pixel : { 1.0, 1.25, 1.5, 2.0 }) {
        const QSize pixels = (QSizeF(room) * pixel).toSize();
        const QImage wood = groundImage(pixels, pixel);
        RenderQueue renderQueue;
        CachedBackground background(&renderQueue);
        background.setSize(room, pixel, [&](QSize size) { return groundImage(size, pixel); });
        background.request();
        renderQueue.finish();
        QImage seen = filled(pixels, Qt::white);
        QPainter painter(&seen);
        painter.scale(pixel, pixel);
        background.paint(painter, QRectF(0, 0, 300, 101)); // in two parts, as a view asks for it
        background.paint(painter, QRectF(0, 101, 300, 99));
        painter.end();
        QCOMPARE(seen, wood);
    }
}

void RenderQueueTest::aPlainBackdropDrawsNothing()
{
    RenderQueue renderQueue;
    CachedBackground background(&renderQueue);
    std::atomic<bool> drawn = false;
    background.setSize({ 20, 10 }, 1, [&](QSize pixels) {
        drawn = true;
        return filled(pixels, Qt::red);
    });
    background.setPlain(true);
    QCOMPARE(middleOf(background, { 20, 10 }), QColor(Qt::black));
    renderQueue.finish();
    QVERIFY(!drawn);
}

QTEST_MAIN(RenderQueueTest)
#include "render_queue_test.moc"
