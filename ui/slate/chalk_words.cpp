#include "ui/slate/chalk_words.h"

#include "ui/slate/chalk.h"
#include "ui/slate/glyphs.h"
#include "ui/slate/hand.h"

#include <QPainter>

#include <algorithm>

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

namespace {

    /// Capitals are as high as those of a name without accents, which stand above.
    double heightWithAccents(const QString& capitals)
    {
        const bool hasAccents = capitals.normalized(QString::NormalizationForm_D) != capitals;
        return hasAccents ? 1 / accentedHeight : 1;
    }

}

double chalkWidth(const QString& text)
{
    const QString capitals = text.toUpper();
    return widthOf(glyphsOf(capitals)) * heightWithAccents(capitals);
}

QImage chalkWords(const ChalkWords& words, QSize pixels, double pixelRatio)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF room = QSizeF(pixels) / pixelRatio;
    QRectF box(0, room.height() * 0.22, room.width(), room.height() * 0.54);
    const QString text = words.text.toUpper();
    const double wide = std::min(chalkWidth(text) * box.height(), box.width());
    box.setTop(box.top() - box.height() * (heightWithAccents(text) - 1));
    writeInChalk(painter, text, box, words.chalk, pixelRatio);
    if (!words.isUnderlined) return image;
    constexpr std::uint32_t seed = 5;
    Hand hand(seed);
    const double y = box.bottom() + room.height() * 0.14;
    const double reach = std::min(wide * 0.54, room.width() / 2 - 2);
    const double middle = room.width() / 2;
    hand.line({ Mark::Rule, 0, 0, text }, { middle - reach, y }, { middle + reach, y },
        penFor(box.height() * 0.8, 1, words.chalk));
    for (const Stroke& stroke : std::move(hand).strokes())
        drawChalk(painter, stroke, 1, pixelRatio);
    return image;
}

}
