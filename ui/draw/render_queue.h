#pragma once

#include <QImage>
#include <QMutex>
#include <QObject>
#include <QWaitCondition>

#include <deque>
#include <functional>
#include <vector>

namespace weli {

/// Draws pictures and reads files on other threads, so that the window never waits for them.
class RenderQueue : public QObject {
    Q_OBJECT

public:
    /// At most so many orders are worked on at a time.
    explicit RenderQueue(QObject* parent = nullptr, int workers = 2);
    /// Orders that are not begun are dropped.
    ~RenderQueue() override;

    /// Does something; what it returns is then done in the thread of this object.
    void submit(std::function<std::function<void()>()> work);
    /// Draws a picture; `drawn` hands it out in the thread of this object.
    void submit(std::function<QImage()> draw, std::function<void(const QImage&)> drawn);
    /// Lets all threads that begin from now on take their memory from one store. Each would keep
    /// pages of its own that no other can use.
    static void shareMemory();
    /// Does something at once, on one of the threads that draw best, and waits for it.
    static void doNow(const std::function<void()>& work);
    /// Forgets what was ordered and is not begun yet.
    void drop();
    /// Waits until all that was ordered is drawn and handed out.
    void finish();

private:
    using Work = std::function<std::function<void()>()>;

    void run();
    void await();
    void deliver();

    QMutex mutex_;
    std::deque<Work> submitted_; // under the mutex, like all that follows
    std::vector<std::function<void()>> done_;
    int workers_;
    int busy_ = 0; // of these, until they find nothing more to do
    QWaitCondition rested_; // nobody is busy
};

}
