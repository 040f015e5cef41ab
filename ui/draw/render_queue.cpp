#include "ui/draw/render_queue.h"

#include <QSemaphore>
#include <QThreadPool>

#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace weli {

namespace {

    constexpr int expiry = 1000; // milliseconds until a thread without work ends

    /// Drawing takes many small pieces of memory, which the C library would keep for ever.
    void giveBackMemory()
    {
#ifdef __GLIBC__
        malloc_trim(0);
#endif
    }

}

/// The workers belong to the pool of all, for there Qt fills what they draw at once. For others
/// it would share each soft or shaded shape out among threads, which takes longer than to fill it.
RenderQueue::RenderQueue(QObject* parent, int workers)
    : QObject(parent)
    , workers_(workers)
{
    QThreadPool::globalInstance()->setExpiryTimeout(expiry);
}

RenderQueue::~RenderQueue()
{
    drop();
    await();
}

void RenderQueue::submit(Work work)
{
    const QMutexLocker lock(&mutex_);
    submitted_.push_back(std::move(work));
    if (busy_ == workers_) return;
    ++busy_;
    QThreadPool::globalInstance()->start([this] { run(); });
}

void RenderQueue::submit(std::function<QImage()> draw, std::function<void(const QImage&)> drawn)
{
    submit([draw = std::move(draw), drawn = std::move(drawn)]() -> std::function<void()> {
        return [image = draw(), drawn] { drawn(image); };
    });
}

/// What one worker does until nothing is left. The pool has one thread more meanwhile: what Qt
/// itself wants of it does not wait.
void RenderQueue::run()
{
    QThreadPool::globalInstance()->releaseThread();
    QMutexLocker lock(&mutex_);
    while (!submitted_.empty()) {
        const Work work = std::move(submitted_.front());
        submitted_.pop_front();
        lock.unlock();
        auto done = work();
        lock.relock();
        done_.push_back(std::move(done));
        // One call hands out all that has come together meanwhile.
        if (done_.size() == 1)
            QMetaObject::invokeMethod(this, &RenderQueue::deliver, Qt::QueuedConnection);
    }
    QThreadPool::globalInstance()->reserveThread();
    if (--busy_ == 0) rested_.wakeAll();
}

void RenderQueue::shareMemory()
{
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
#endif
}

void RenderQueue::doNow(const std::function<void()>& work)
{
    QSemaphore done;
    QThreadPool::globalInstance()->start([&] {
        work();
        done.release();
    });
    done.acquire();
}

void RenderQueue::drop()
{
    const QMutexLocker lock(&mutex_);
    submitted_.clear();
}

void RenderQueue::await()
{
    const QMutexLocker lock(&mutex_);
    while (busy_ > 0) rested_.wait(&mutex_);
}

void RenderQueue::finish()
{
    await();
    deliver();
}

void RenderQueue::deliver()
{
    std::vector<std::function<void()>> all;
    {
        const QMutexLocker lock(&mutex_);
        all.swap(done_);
    }
    for (const auto& done : all) done();
    all.clear();
    const QMutexLocker lock(&mutex_);
    if (busy_ == 0) giveBackMemory();
}

}
