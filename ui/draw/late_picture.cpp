#include "ui/draw/late_picture.h"

#include "ui/draw/render_queue.h"

#include <QWidget>

#include <utility>

namespace weli {

LatePicture::LatePicture(RenderQueue* renderQueue, std::function<void()> changed)
    : renderQueue_(renderQueue)
    , changed_(std::move(changed))
{
}

LatePicture::LatePicture(RenderQueue* renderQueue, QWidget* on)
    : LatePicture(renderQueue, [on] { on->update(); })
{
}

const QPixmap& LatePicture::in(QSizeF size, double pixelRatio, const Draw& draw)
{
    const QSize pixels = (size * pixelRatio).toSize();
    if (pixels.isEmpty() || pixels == std::exchange(kept_->asked, pixels)) return kept_->picture;
    renderQueue_->submit([draw, pixels] { return draw(pixels); },
        [kept = std::weak_ptr(kept_), changed = changed_, pixels, pixelRatio](const QImage& image) {
            const auto here = kept.lock();
            if (!here || here->asked != pixels) return; // it was wanted in another size meanwhile
            here->picture = QPixmap::fromImage(image);
            here->picture.setDevicePixelRatio(pixelRatio);
            changed();
        });
    return kept_->picture;
}

void LatePicture::forget() { *kept_ = {}; }

}
