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
            picture_ = QPixmap::fromImage(image);
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
        // A picture of just this size is copied, which is many times faster than scaling.
        const QRectF part = QRectF(seen.toAlignedRect()).intersected(room);
        const double ratio = picture_.devicePixelRatio();
        painter.drawPixmap(part, picture_, { part.topLeft() * ratio, part.size() * ratio });
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(room, picture_, picture_.rect());
}

}
