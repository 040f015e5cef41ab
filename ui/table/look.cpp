#include "ui/table/look.h"

#include "ui/table/workshop.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLinearGradient>
#include <QPixmapCache>
#include <qdrawutil.h>

#include <algorithm>
#include <cmath>

namespace weli::look {

namespace {

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

    /// The corners of a shadow, so many pixels wide, with one pixel of all between them. They
    /// are kept: Qt shares the filling of a soft shape out among threads, which is slow.
    QPixmap shadowCorners(double radius, double depth, double pixel, int corner)
    {
        const QString key = QString("weli shadow %1 %2 %3").arg(radius).arg(depth).arg(pixel);
        QPixmap corners;
        if (QPixmapCache::find(key, &corners)) return corners;
        const int size = 2 * corner + 1;
        QImage drawn(size, size, QImage::Format_ARGB32_Premultiplied);
        drawn.fill(Qt::transparent);
        Workshop::doNow([&] {
            QPainter painter(&drawn);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.scale(pixel, pixel);
            const QRectF reach = shadowLayer({}, depth, depth); // of a box without extent
            const QSizeF box = QSizeF(size, size) / pixel - reach.size();
            drawShadow(painter, { -reach.topLeft(), box }, radius, depth);
        });
        corners = QPixmap::fromImage(drawn);
        QPixmapCache::insert(key, corners);
        return corners;
    }

}

double contrast(const QColor& a, const QColor& b)
{
    const auto [dark, light] = std::minmax({ luminance(a), luminance(b) });
    return (light + 0.05) / (dark + 0.05);
}

QFont font(double pixels, bool bold)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(1, static_cast<int>(std::floor(pixels))));
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

bool fits(const QString& text, QSizeF room, const QFont& font, int flags)
{
    const QFontMetricsF metrics(font);
    const QRectF box = metrics.boundingRect(QRectF({}, QSizeF(room.width(), 10000)), flags, text);
    return box.width() <= room.width() + 0.5 && box.height() <= room.height() + 0.5;
}

QFont fitted(const QString& text, QSizeF room, double wanted, double least, bool bold, int flags)
{
    for (double pixels = wanted; pixels >= least; --pixels)
        if (const QFont whole = font(pixels, bold); fits(text, room, whole, flags)) return whole;
    for (const int percent : { 90, 80 })
        if (const QFont narrow = stretched(font(least, bold), percent);
            fits(text, room, narrow, flags))
            return narrow;
    if (bold) return fitted(text, room, least, least, false, flags);
    for (double pixels = least - 1; pixels >= 0.7 * least; --pixels)
        if (const QFont small = stretched(font(pixels), 80); fits(text, room, small, flags))
            return small;
    return stretched(font(0.7 * least), 80);
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
    const QTransform way = painter.deviceTransform();
    const double pixel = way.m11();
    const QRect whole = way.mapRect(shadowLayer(box, depth, depth)).toRect();
    const int corner = static_cast<int>(std::ceil((radius + depth) * pixel));
    const bool isUpright = way.type() <= QTransform::TxScale && pixel > 0;
    if (!isUpright || std::min(whole.width(), whole.height()) <= 2 * corner) {
        drawShadow(painter, box, radius, depth);
        return;
    }
    painter.save();
    painter.setTransform(way.inverted(), true); // the device's own pixels: corners are but copied
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    qDrawBorderPixmap(&painter, whole, QMargins(corner, corner, corner, corner),
        shadowCorners(radius, depth, pixel, corner));
    painter.restore();
}

void plate(QPainter& painter, const QRectF& box, double radius, const QColor& high,
    const QColor& low, const QColor& edge, double unit)
{
    QLinearGradient shade(box.topLeft(), box.bottomLeft());
    shade.setColorAt(0, high);
    shade.setColorAt(1, low);
    painter.setPen(QPen(edge, std::max(1.0, unit)));
    painter.setBrush(shade);
    const double half = std::max(1.0, unit) / 2;
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius);
}

void focusRing(QPainter& painter, const QRectF& box, double radius, double unit)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, 5 * unit));
    painter.drawRoundedRect(box, radius, radius);
    painter.setPen(QPen(Qt::white, 2.4 * unit));
    painter.drawRoundedRect(box, radius, radius);
}

void glow(QPainter& painter, const QRectF& box, double radius, double unit, const QColor& colour)
{
    painter.setBrush(Qt::NoBrush);
    for (int layer = 4; layer > 0; --layer) {
        QColor light = colour;
        light.setAlpha(34);
        painter.setPen(QPen(light, 2.2 * layer * unit));
        painter.drawRoundedRect(box, radius, radius);
    }
    painter.setPen(QPen(colour, 1.8 * unit));
    painter.drawRoundedRect(box, radius, radius);
}

}
