#include "ui/draw/cached_background.h"

#include "ui/draw/ground.h"
#include "ui/draw/look.h"
#include "ui/draw/render_queue.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    /// Turns tones into colours. Qt itself takes three times as long, and longer still to paint
    /// with tones, so it is given a band at a time that the processor keeps at hand.
    void unfold(const QImage& tones, const QRect& part, QImage& colours)
    {
        const QList<QRgb> table = tones.colorTable();
        for (int row = 0; row < part.height(); ++row) {
            const uchar* const from = tones.constScanLine(part.top() + row) + part.left();
            std::transform(from, from + part.width(),
                reinterpret_cast<QRgb*>(colours.scanLine(row)),
                [colour = table.constData()](uchar tone) { return colour[tone]; });
        }
    }

}

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
            picture_ = image;
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
    if (picture_.deviceIndependentSize() == size_) {
        const double ratio = picture_.devicePixelRatio();
        const QRectF part = QRectF(seen.toAlignedRect()).intersected(room);
        copy(painter, QRectF(part.topLeft() * ratio, part.size() * ratio).toAlignedRect());
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(room, picture_.convertToFormat(QImage::Format_RGB32), picture_.rect());
}

/// Just these pixels, which is many times faster than to scale.
void CachedBackground::copy(QPainter& painter, const QRect& pixels) const
{
    const double ratio = picture_.devicePixelRatio();
    const auto copied = [&](const QRect& part, const QImage& from, const QRect& of) {
        painter.drawImage(
            QRectF(QPointF(part.topLeft()) / ratio, QSizeF(part.size()) / ratio), from, of);
    };
    const QRect whole = pixels.intersected(picture_.rect());
    if (picture_.format() != QImage::Format_Indexed8) {
        copied(whole, picture_, whole);
        return;
    }
    constexpr int high = 16;
    QImage band(whole.width(), high, QImage::Format_RGB32);
    for (int y = whole.top(); y <= whole.bottom(); y += high) {
        const QRect part = QRect(whole.left(), y, whole.width(), high).intersected(whole);
        unfold(picture_, part, band);
        copied(part, band, QRect({}, part.size()));
    }
}

}
