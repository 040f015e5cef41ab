#include "ui/draw/render_queue.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace weli {

RenderQueue::RenderQueue(QObject* parent, int workers)
    : QObject(parent)
{
    workers_.setMaxThreadCount(workers);
}

RenderQueue::~RenderQueue()
{
    drop();
    workers_.waitForDone();
}

void RenderQueue::submit(std::function<std::function<void()>()> work)
{
    workers_.start([this, work = std::move(work)] {
        QMetaObject::invokeMethod(this, work(), Qt::QueuedConnection);
    });
}

void RenderQueue::submit(std::function<QImage()> draw, std::function<void(const QImage&)> drawn)
{
    submit([draw = std::move(draw), drawn = std::move(drawn)]() -> std::function<void()> {
        return [image = draw(), drawn] { drawn(image); };
    });
}

void RenderQueue::drop() { workers_.clear(); }

void RenderQueue::finish()
{
    workers_.waitForDone();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

}
