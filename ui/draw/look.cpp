#include "ui/draw/look.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLinearGradient>
#include <QMarginsF>
#include <QPixmapCache>
#include <qdrawutil.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace weli::look {

namespace {

    constexpr int glowLayers = 4;
    constexpr double glowLayer = 2.2; // units that each is wider than the one in it

    double linear(double part)
    {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    }

    double luminance(const QColor& colour)
    {
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
            + 0.0722 * linear(colour.blueF());
    }

    QFont stretched(QFont font, int percent)
    {
        font.setStretch(percent);
        return font;
    }

    double heightOf(const QString& text, double width, const QFont& font, int flags)
    {
        return QFontMetricsF(font).boundingRect({ 0, 0, width, 10000 }, flags, text).height();
    }

    /// How much of the text has room, in the direction that has less of it; 1 or more: all of it.
    double part(const QString& text, QSizeF room, const QFont& font, int flags)
    {
        const QRectF box = QFontMetricsF(font).boundingRect(
            QRectF({}, QSizeF(room.width(), 10000)), flags, text);
        return std::min((room.width() + 0.5) / std::max(box.width(), 1.0),
            (room.height() + 0.5) / std::max(box.height(), 1.0));
    }

    /// The narrowest box, in the middle of this one, in which the text has no more lines: so its
    /// lines are about as long as one another.
    QRectF balanced(const QRectF& box, const QString& text, const QFont& font, int flags)
    {
        const double high = heightOf(text, box.width(), font, flags);
        double narrow = box.width() / 3;
        double wide = box.width();
        for (int i = 0; i < 6; ++i) {
            const double width = (narrow + wide) / 2;
            if (fits(text, { width, high }, font, flags))
                wide = width;
            else
                narrow = width;
        }
        wide = std::min(wide + 1, box.width()); // measures are rounded
        return { box.center().x() - wide / 2, box.top(), wide, box.height() };
    }

    /// The layer of a shadow that goes out so far; the largest goes as far as the shadow is deep.
    QRectF shadowLayer(const QRectF& box, double depth, double out)
    {
        return box.adjusted(-out, -out * 0.6, out, out).translated(0, depth * 0.45);
    }

    void drawShadow(QPainter& painter, const QRectF& box, double radius, double depth)
    {
        painter.save();
        painter.setPen(Qt::NoPen);
        constexpr int layers = 7;
        for (int layer = layers; layer > 0; --layer) {
            const double out = depth * layer / layers;
            painter.setBrush(QColor(12, 5, 0, 22));
            painter.drawRoundedRect(shadowLayer(box, depth, out), radius + out, radius + out);
        }
        painter.restore();
    }

    void drawGlow(
        QPainter& painter, const QRectF& box, double radius, double unit, const QColor& colour)
    {
        painter.setBrush(Qt::NoBrush);
        for (int layer = glowLayers; layer > 0; --layer) {
            QColor light = colour;
            light.setAlpha(34);
            painter.setPen(QPen(light, glowLayer * layer * unit));
            painter.drawRoundedRect(box, radius, radius);
        }
        painter.setPen(QPen(colour, 1.8 * unit));
        painter.drawRoundedRect(box, radius, radius);
    }

    /// How many pixels of the device a unit of the painter has, however that is turned.
    double pixelOf(const QPainter& painter)
    {
        return std::sqrt(std::abs(painter.deviceTransform().determinant()));
    }

    /// Something soft around a box. Its corners are drawn once and kept; between them it is
    /// stretched, and its middle is left free for what glows or throws the shadow.
    struct Halo {
        QMarginsF reach; // beyond the box
        double corner = 0;
        QString name; // tells it from all others
        std::function<void(QPainter&, const QRectF& box)> draw;
    };

    QPixmap pictureOf(const Halo& halo, double pixel, int corner)
    {
        const QString key = QString("weli %1 %2").arg(halo.name).arg(pixel);
        QPixmap picture;
        if (QPixmapCache::find(key, &picture)) return picture;
        const QSize size(2 * corner + 1, 2 * corner + 1);
        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(pixel, pixel);
        halo.draw(painter, QRectF({}, QSizeF(size) / pixel).marginsRemoved(halo.reach));
        painter.resetTransform();
        painter.setCompositionMode(QPainter::CompositionMode_Clear);
        painter.fillRect(corner, corner, 1, 1, Qt::black);
        painter.end();
        QPixmapCache::insert(key, picture);
        return picture;
    }

    void paint(QPainter& painter, const QRectF& box, const Halo& halo)
    {
        const QTransform way = painter.deviceTransform();
        const double pixel = pixelOf(painter);
        const QRect whole = way.mapRect(box.marginsAdded(halo.reach)).toRect();
        const int corner = static_cast<int>(std::ceil(halo.corner * pixel));
        const bool isUpright = way.type() <= QTransform::TxScale && way.m11() > 0;
        if (!isUpright || whole.width() <= 2 * corner || whole.height() <= 2 * corner) {
            halo.draw(painter, box);
            return;
        }
        painter.save();
        painter.setTransform(way.inverted(), true); // the device's own pixels are but copied
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        qDrawBorderPixmap(
            &painter, whole, { corner, corner, corner, corner }, pictureOf(halo, pixel, corner));
        painter.restore();
    }

    /// Measures that hardly differ share one picture: those of a card that grows on its way.
    double stepped(double value, double pixel)
    {
        const double steps = 4 * pixel;
        if (steps <= 0) return value; // nothing will be seen of it
        return std::round(value * steps) / steps;
    }

    /// In a very small table: letters that can be read if they have room at all. Those of one line
    /// leave some above and below them.
    std::optional<QFont> readableFont(
        const QString& text, QSizeF room, double wanted, bool bold, int flags)
    {
        if (wanted >= leastLetters) return std::nullopt;
        const bool oneLine = (flags & Qt::TextWordWrap) == 0 || !text.contains(' ');
        const QSizeF roomy(room.width(), (oneLine ? 1.35 : 1) * room.height());
        for (const int percent : { 100, 90, 80, 70 })
            for (const bool thick : { bold, false })
                if (const QFont font = stretched(look::font(leastLetters, thick), percent);
                    fits(text, roomy, font, flags))
                    return font;
        return std::nullopt;
    }

}

double contrast(const QColor& a, const QColor& b)
{
    const auto [dark, light] = std::minmax({ luminance(a), luminance(b) });
    return (light + 0.05) / (dark + 0.05);
}

QColor between(const QColor& a, const QColor& b, float part)
{
    return QColor::fromRgbF(std::lerp(a.redF(), b.redF(), part),
        std::lerp(a.greenF(), b.greenF(), part), std::lerp(a.blueF(), b.blueF(), part));
}

QFont font(double pixels, bool bold)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(1, static_cast<int>(std::floor(pixels + 0.001))));
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QFont inSerifs(QFont font)
{
    font.setFamilies(QStringList { "DejaVu Serif" } + font.families());
    return font;
}

bool fits(const QString& text, QSizeF room, const QFont& font, int flags)
{
    return part(text, room, font, flags) >= 1;
}

QFont fitted(const QString& text, QSizeF room, double wanted, double least, bool bold, int flags)
{
    if (const auto readable = readableFont(text, room, wanted, bold, flags)) return *readable;
    for (double pixels = wanted; pixels >= least;) {
        const QFont whole = font(pixels, bold);
        const double share = part(text, room, whole, flags);
        if (share >= 1) return whole;
        // A line is as long as its letters are large; a text may be broken elsewhere.
        const double next
            = std::min(pixels - 1, (flags & Qt::TextWordWrap) != 0 ? pixels : pixels * share);
        pixels = pixels > least ? std::max(next, least) : next;
    }
    for (const int percent : { 90, 80 })
        if (const QFont narrow = stretched(font(least, bold), percent);
            fits(text, room, narrow, flags))
            return narrow;
    if (bold) return fitted(text, room, least, least, false, flags);
    const double smallest = std::min(least, leastLetters);
    for (double pixels = least - 1; pixels >= smallest; --pixels)
        if (const QFont small = stretched(font(pixels), 80); fits(text, room, small, flags))
            return small;
    return stretched(font(smallest), 80);
}

std::optional<QFont> smallest(const std::vector<QFont>& fonts)
{
    if (fonts.empty()) return std::nullopt;
    const auto stretchOf = [](const QFont& font) {
        return font.stretch() == QFont::AnyStretch ? int { QFont::Unstretched } : font.stretch();
    };
    QFont least = fonts.front();
    for (const QFont& font : fonts) {
        least.setPixelSize(std::min(least.pixelSize(), font.pixelSize()));
        if (stretchOf(font) < stretchOf(least)) least.setStretch(stretchOf(font));
        least.setBold(least.bold() && font.bold());
    }
    return least;
}

QFont fittedAlike(
    const QStringList& texts, QSizeF room, double wanted, double least, bool bold, int flags)
{
    std::vector<QFont> fonts;
    fonts.reserve(static_cast<std::size_t>(texts.size()));
    for (const QString& text : texts)
        fonts.push_back(fitted(text, room, wanted, least, bold, flags));
    return smallest(fonts).value_or(font(wanted, bold));
}

void write(QPainter& painter, const QRectF& box, const QString& text, const QFont& font,
    const QColor& colour, int flags)
{
    painter.setFont(font);
    painter.setPen(colour);
    const bool oneLine = (flags & Qt::TextWordWrap) == 0;
    const bool whole = !oneLine || fits(text, box.size(), font, flags & ~Qt::AlignVertical_Mask);
    const QString shown = whole ? text
                                : QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width(),
                                    flags & Qt::TextShowMnemonic);
    const bool centred = !oneLine && whole && (flags & Qt::AlignHCenter) != 0;
    painter.drawText(
        centred ? balanced(box, text, font, flags & ~Qt::AlignVertical_Mask) : box, flags, shown);
}

void shadow(QPainter& painter, const QRectF& box, double radius, double depth)
{
    const double pixel = pixelOf(painter);
    radius = stepped(radius, pixel);
    depth = stepped(depth, pixel);
    const QRectF whole = shadowLayer({}, depth, depth); // of a box without extent
    paint(painter, box,
        { { -whole.left(), -whole.top(), whole.right(), whole.bottom() },
            depth + std::max(radius, whole.bottom() - depth),
            QString("shadow %1 %2").arg(radius).arg(depth),
            [=](QPainter& to, const QRectF& of) { drawShadow(to, of, radius, depth); } });
}

double shadowReach(double depth) { return shadowLayer({}, depth, depth).bottom(); }

double cardCorner(double cardWidth) { return 0.064 * cardWidth; }

double cardDepth(double cardWidth) { return 0.096 * cardWidth; }

void plate(QPainter& painter, const QRectF& box, double radius, const QColor& high,
    const QColor& low, const QColor& edge, double unit)
{
    const QTransform way = painter.deviceTransform();
    const QRectF whole // its edges lie between pixels
        = way.type() <= QTransform::TxScale
        ? way.inverted().mapRect(way.mapRect(box).toRect().toRectF())
        : box;
    QLinearGradient shade(whole.topLeft(), whole.bottomLeft());
    shade.setColorAt(0, high);
    shade.setColorAt(1, low);
    const double line = std::max(1.0, unit);
    const double half = line / 2;
    painter.setPen(QPen(edge, line));
    painter.setBrush(shade);
    painter.drawRoundedRect(whole.adjusted(half, half, -half, -half), radius, radius);
}

void focusRing(QPainter& painter, const QRectF& box, double radius, double unit)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, 5 * unit));
    painter.drawRoundedRect(box, radius, radius);
    painter.setPen(QPen(Qt::white, 2.4 * unit));
    painter.drawRoundedRect(box, radius, radius);
}

void pointerRing(QPainter& painter, const QRectF& box, double unit, const QColor& colour)
{
    painter.setBrush(Qt::NoBrush);
    const double radius = 10 * unit;
    for (const auto& [width, alpha] : { std::pair(9.0, 70), std::pair(5.0, 160) }) {
        QColor soft = colour;
        soft.setAlpha(alpha);
        painter.setPen(QPen(soft, width * unit));
        painter.drawRoundedRect(box, radius, radius);
    }
    painter.setPen(QPen(chalk, 2 * unit));
    painter.drawRoundedRect(box, radius, radius);
}

void glow(QPainter& painter, const QRectF& box, double radius, double unit, const QColor& colour)
{
    const double pixel = pixelOf(painter);
    radius = stepped(radius, pixel);
    const double reach = glowLayers * glowLayer / 2 * unit + 1 / pixel;
    paint(painter, box,
        { { reach, reach, reach, reach }, std::max(radius, reach) + reach,
            QString("glow %1 %2 %3").arg(radius).arg(unit).arg(colour.name(QColor::HexArgb)),
            [=](QPainter& to, const QRectF& of) { drawGlow(to, of, radius, unit, colour); } });
}

}
