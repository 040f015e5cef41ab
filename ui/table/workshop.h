#pragma once

#include <QImage>
#include <QMutex>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <vector>

namespace weli {

/// Draws pictures and reads files on other threads, so that the window never waits for them.
class Workshop : public QObject {
    Q_OBJECT

public:
    explicit Workshop(QObject* parent = nullptr);
    /// Orders that are not begun are dropped.
    ~Workshop() override;

    /// Does something; what it returns is then done in the thread of this object.
    void order(std::function<std::function<void()>()> work);
    /// Draws a picture; `drawn` hands it out in the thread of this object.
    void order(std::function<QImage()> draw, std::function<void(const QImage&)> drawn);
    /// Forgets what was ordered and is not begun yet.
    void drop();
    /// Waits until all that was ordered is drawn and handed out.
    void finish();

private:
    void keep(std::function<void()> done);
    void handOut();

    QMutex mutex_;
    std::vector<std::function<void()>> done_; // under the mutex
    QThreadPool pool_;
};

}
