#include "ui/draw/cached_background.h"

#include "ui/draw/ground.h"
#include "ui/draw/look.h"
#include "ui/draw/render_queue.h"

#include <QPainter>

#include <utility>

namespace weli {

CachedBackground::CachedBackground(RenderQueue* renderQueue, QObject* parent)
    : QObject(parent)
    , renderQueue_(renderQueue)
{
}

void CachedBackground::setSize(QSizeF size, double pixelRatio, Draw draw)
{
    if (size == size_ && pixelRatio == pixelRatio_) return;
    size_ = size;
    pixelRatio_ = pixelRatio;
    draw_ = std::move(draw);
    asked_ = {};
    renderQueue_->drop();
}

void CachedBackground::setPlain(bool isPlain)
{
    if (isPlain != std::exchange(isPlain_, isPlain)) emit changed();
}

void CachedBackground::request()
{
    const QSize pixels = (size_ * pixelRatio_).toSize();
    if (isPlain_ || pixels == std::exchange(asked_, pixels)) return;
    renderQueue_->submit([draw = draw_, pixels] { return draw(pixels); },
        [this, pixels](const QImage& image) {
            if (pixels != asked_) return; // the window has changed meanwhile
            picture_ = QPixmap::fromImage(image);
            picture_.setDevicePixelRatio(pixelRatio_);
            emit changed();
        });
}

void CachedBackground::paint(QPainter& painter, const QRectF& seen)
{
    const QRectF room({}, size_);
    if (isPlain_) {
        painter.fillRect(seen, look::highContrast.walnutLow);
        return;
    }
    request(); // only for a size that is really seen
    if (picture_.isNull()) {
        painter.fillRect(seen, groundTone());
        return;
    }
    if (picture_.deviceIndependentSize() != size_) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(room, picture_, picture_.rect());
        return;
    }
    // Just these pixels, which is many times faster than to scale.
    const double ratio = picture_.devicePixelRatio();
    const QRectF part = QRectF(seen.toAlignedRect()).intersected(room);
    const QRect pixels = QRectF(part.topLeft() * ratio, part.size() * ratio)
                             .toAlignedRect()
                             .intersected(picture_.rect());
    painter.drawPixmap(
        QRectF(QPointF(pixels.topLeft()) / ratio, QSizeF(pixels.size()) / ratio), picture_, pixels);
}

}
