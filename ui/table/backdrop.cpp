#include "ui/table/backdrop.h"

#include "ui/table/ground.h"
#include "ui/table/look.h"
#include "ui/table/workshop.h"

#include <QPainter>

#include <utility>

namespace weli {

Backdrop::Backdrop(Workshop* workshop, QObject* parent)
    : QObject(parent)
    , workshop_(workshop)
{
}

void Backdrop::setSize(QSizeF size, double pixelRatio, Draw draw)
{
    if (size == size_ && pixelRatio == pixelRatio_) return;
    size_ = size;
    pixelRatio_ = pixelRatio;
    draw_ = std::move(draw);
    asked_ = {};
    workshop_->drop();
}

void Backdrop::setPlain(bool isPlain)
{
    if (isPlain != std::exchange(isPlain_, isPlain)) emit changed();
}

void Backdrop::order()
{
    const QSize pixels = (size_ * pixelRatio_).toSize();
    if (isPlain_ || pixels == std::exchange(asked_, pixels)) return;
    workshop_->order([draw = draw_, pixels] { return draw(pixels); },
        [this, pixels](const QImage& image) {
            if (pixels != asked_) return; // the window has changed meanwhile
            picture_ = image;
            picture_.setDevicePixelRatio(pixelRatio_);
            emit changed();
        });
}

void Backdrop::paint(QPainter& painter, const QRectF& seen)
{
    const QRectF room({}, size_);
    if (isPlain_) {
        painter.fillRect(seen, look::highContrast.walnutLow);
        return;
    }
    order(); // only for a size that is really seen
    if (picture_.isNull()) {
        painter.fillRect(seen, groundTone());
        return;
    }
    if (picture_.deviceIndependentSize() == size_) {
        const double ratio = picture_.devicePixelRatio();
        const QRectF part = QRectF(seen.toAlignedRect()).intersected(room);
        copy(painter, QRectF(part.topLeft() * ratio, part.size() * ratio).toAlignedRect());
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(room, picture_.convertToFormat(QImage::Format_RGB32), picture_.rect());
}

/// Just these pixels, which is many times faster than to scale. Qt takes long to paint a picture of
/// few tones: a band of it that the processor keeps at hand is turned into full colours at a time.
void Backdrop::copy(QPainter& painter, const QRect& pixels) const
{
    constexpr int high = 16;
    const double ratio = picture_.devicePixelRatio();
    const QRect whole = pixels.intersected(picture_.rect());
    for (int y = whole.top(); y <= whole.bottom(); y += high) {
        const QRect band = QRect(whole.left(), y, whole.width(), high).intersected(whole);
        painter.drawImage(QRectF(QPointF(band.topLeft()) / ratio, QSizeF(band.size()) / ratio),
            picture_.copy(band).convertToFormat(QImage::Format_RGB32),
            QRectF(QPointF(), band.size()));
    }
}

}
