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
    , picture_(renderQueue, [this] { emit changed(); })
{
}

void CachedBackground::setSize(QSizeF size, double pixelRatio, Draw draw)
{
    if (size == size_ && pixelRatio == pixelRatio_) return;
    size_ = size;
    pixelRatio_ = pixelRatio;
    draw_ = std::move(draw);
    picture_.orderAnew();
    renderQueue_->drop();
}

void CachedBackground::setPlain(bool isPlain)
{
    if (isPlain != std::exchange(isPlain_, isPlain)) emit changed();
}

void CachedBackground::request()
{
    if (!isPlain_) static_cast<void>(picture_.in(size_, pixelRatio_, draw_));
}

void CachedBackground::paint(QPainter& painter, const QRectF& seen)
{
    const QRectF room({}, size_);
    if (isPlain_) {
        painter.fillRect(seen, look::highContrast.walnutLow);
        return;
    }
    // Only for a size that is really seen.
    const QPixmap& picture = picture_.in(size_, pixelRatio_, draw_);
    if (picture.isNull()) {
        painter.fillRect(seen, groundTone());
        return;
    }
    if (picture.deviceIndependentSize() != size_) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(room, picture, picture.rect());
        return;
    }
    // Just these pixels, which is many times faster than to scale.
    const double ratio = picture.devicePixelRatio();
    const QRectF part = QRectF(seen.toAlignedRect()).intersected(room);
    const QRect pixels = QRectF(part.topLeft() * ratio, part.size() * ratio)
                             .toAlignedRect()
                             .intersected(picture.rect());
    painter.drawPixmap(
        QRectF(QPointF(pixels.topLeft()) / ratio, QSizeF(pixels.size()) / ratio), picture, pixels);
}

}
