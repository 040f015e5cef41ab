#include "ui/slate/chalk_words.h"

#include "ui/slate/chalk.h"
#include "ui/slate/glyphs.h"
#include "ui/slate/hand.h"

#include <QPainter>

namespace weli {

void writeInChalk(
    QPainter& painter, const QString& text, const QRectF& box, Chalk chalk, double pixelRatio)
{
    constexpr std::uint32_t seed = 3;
    Hand hand(seed);
    hand.fit({ Mark::Initial, 0, 0, text.toUpper() }, box, box.height(), Qt::AlignHCenter,
        penFor(box.height(), 1, chalk));
    for (const Stroke& stroke : std::move(hand).strokes())
        drawChalk(painter, stroke, 1, pixelRatio);
}

double chalkWidth(const QString& text) { return widthOf(glyphsOf(text.toUpper())); }

QImage chalkWords(const QString& text, Chalk chalk, QSize pixels, double pixelRatio)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF room = QSizeF(pixels) / pixelRatio;
    const QRectF box(0, room.height() * 0.12, room.width(), room.height() * 0.7);
    writeInChalk(painter, text, box, chalk, pixelRatio);
    return image;
}

}
