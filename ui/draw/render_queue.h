#pragma once

#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <functional>

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
    /// Forgets what was ordered and is not begun yet.
    void drop();
    /// Waits until all that was ordered is drawn and handed out.
    void finish();

private:
    QThreadPool workers_; // of its own: Qt itself draws with the pool of all and must not wait
};

}
