#include "ui/table/workshop.h"

#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace weli {

namespace {

    /// Drawing takes many small pieces of memory, which the C library would keep for ever.
    void giveBackMemory()
    {
#ifdef __GLIBC__
        malloc_trim(0);
#endif
    }

}

Workshop::Workshop(QObject* parent, int threads)
    : QObject(parent)
{
    // Usually two, so that no card waits for the wood of the table.
    pool_.setMaxThreadCount(threads);
}

Workshop::~Workshop()
{
    pool_.clear();
    pool_.waitForDone();
}

void Workshop::order(std::function<std::function<void()>()> work)
{
    pool_.start([this, work = std::move(work)] { keep(work()); });
}

void Workshop::order(std::function<QImage()> draw, std::function<void(const QImage&)> drawn)
{
    order([draw = std::move(draw), drawn = std::move(drawn)]() -> std::function<void()> {
        return [image = draw(), drawn] { drawn(image); };
    });
}

void Workshop::drop() { pool_.clear(); }

void Workshop::finish()
{
    pool_.waitForDone();
    handOut();
}

void Workshop::keep(std::function<void()> done)
{
    const QMutexLocker lock(&mutex_);
    done_.push_back(std::move(done));
    // One call hands out all that has come together meanwhile.
    if (done_.size() == 1)
        QMetaObject::invokeMethod(this, &Workshop::handOut, Qt::QueuedConnection);
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
    if (pool_.activeThreadCount() == 0) giveBackMemory();
}

}
