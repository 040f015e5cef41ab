#pragma once

#include <QImage>
#include <QPixmap>

#include <functional>
#include <memory>

class QWidget;

namespace weli {

class RenderQueue;

/// A picture that is drawn beside the window's thread; until it is there in another size, the last
/// one serves. It must not outlive its queue.
class LatePicture {
public:
    using Draw = std::function<QImage(QSize pixels)>; // is called in another thread

    LatePicture(RenderQueue* renderQueue, std::function<void()> changed);
    /// Of a widget, which is painted anew then.
    LatePicture(RenderQueue* renderQueue, QWidget* on);

    /// The picture in this size, which is ordered if it has not been; null: there is none yet.
    [[nodiscard]] const QPixmap& in(QSizeF size, double pixelRatio, const Draw& draw);
    /// It shows something else from now on.
    void forget();
    /// What was ordered and is not there yet may have been dropped.
    void orderAnew() { kept_->asked = {}; }

private:
    struct Kept { // outlives whoever asked, while it is drawn
        QPixmap picture;
        QSize asked; // in real pixels
    };

    RenderQueue* renderQueue_;
    std::function<void()> changed_;
    std::shared_ptr<Kept> kept_ = std::make_shared<Kept>();
};

}
