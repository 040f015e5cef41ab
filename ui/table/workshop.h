#pragma once

#include <QImage>
#include <QMutex>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <vector>

namespace weli {

/// Draws pictures on other threads, so that the window never waits for them.
class Workshop : public QObject {
    Q_OBJECT

public:
    explicit Workshop(QObject* parent = nullptr);
    /// Orders that are not begun are dropped.
    ~Workshop() override;

    /// Draws a picture; `drawn` hands it out in the thread of this object.
    void order(std::function<QImage()> draw, std::function<void(const QImage&)> drawn);
    /// Forgets what was ordered and is not begun yet.
    void drop();
    /// Waits until all that was ordered is drawn and handed out.
    void finish();

private:
    struct Done {
        QImage image;
        std::function<void(const QImage&)> drawn;
    };

    void keep(Done done);
    void handOut();

    QMutex mutex_;
    std::vector<Done> done_; // under the mutex
    QThreadPool pool_;
};

}
