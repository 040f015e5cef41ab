#include "ui/draw/workshop.h"

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
Workshop::Workshop(QObject* parent, int workers)
    : QObject(parent)
    , workers_(workers)
{
    QThreadPool::globalInstance()->setExpiryTimeout(expiry);
}

Workshop::~Workshop()
{
    drop();
    await();
}

void Workshop::order(Work work)
{
    const QMutexLocker lock(&mutex_);
    ordered_.push_back(std::move(work));
    if (busy_ == workers_) return;
    ++busy_;
    QThreadPool::globalInstance()->start([this] { workOff(); });
}

void Workshop::order(std::function<QImage()> draw, std::function<void(const QImage&)> drawn)
{
    order([draw = std::move(draw), drawn = std::move(drawn)]() -> std::function<void()> {
        return [image = draw(), drawn] { drawn(image); };
    });
}

/// What one worker does until nothing is left. The pool has one thread more meanwhile: what Qt
/// itself wants of it does not wait.
void Workshop::workOff()
{
    QThreadPool::globalInstance()->releaseThread();
    QMutexLocker lock(&mutex_);
    while (!ordered_.empty()) {
        const Work work = std::move(ordered_.front());
        ordered_.pop_front();
        lock.unlock();
        auto done = work();
        lock.relock();
        done_.push_back(std::move(done));
        // One call hands out all that has come together meanwhile.
        if (done_.size() == 1)
            QMetaObject::invokeMethod(this, &Workshop::handOut, Qt::QueuedConnection);
    }
    QThreadPool::globalInstance()->reserveThread();
    if (--busy_ == 0) rested_.wakeAll();
}

void Workshop::shareMemory()
{
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
#endif
}

void Workshop::doNow(const std::function<void()>& work)
{
    QSemaphore done;
    QThreadPool::globalInstance()->start([&] {
        work();
        done.release();
    });
    done.acquire();
}

void Workshop::drop()
{
    const QMutexLocker lock(&mutex_);
    ordered_.clear();
}

void Workshop::await()
{
    const QMutexLocker lock(&mutex_);
    while (busy_ > 0) rested_.wait(&mutex_);
}

void Workshop::finish()
{
    await();
    handOut();
}

void Workshop::handOut()
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
