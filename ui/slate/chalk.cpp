#include "ui/slate/chalk.h"

#include "core/game/rng.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>

namespace weli {

namespace {

    constexpr int grainSize = 64;
    constexpr int dustSize = 256;

    QColor colourOf(Chalk chalk)
    {
        switch (chalk) {
        case Chalk::White: return { 244, 243, 236 };
        case Chalk::Yellow: return { 250, 226, 150 };
        case Chalk::Red: return { 246, 158, 140 };
        case Chalk::Blue: return { 138, 196, 246 };
        case Chalk::Green: return { 156, 226, 156 };
        }
        return {};
    }

    /// Chalk catches on the roughness of the slate: here more, here less, here not at all.
    std::vector<int> roughness()
    {
        Rng rng(0x51a7e);
        std::vector<double> rough(static_cast<std::size_t>(grainSize) * grainSize);
        for (double& value : rough) value = rng.unit();
        const auto at = [&](int x, int y) {
            const auto row = static_cast<std::size_t>(y % grainSize);
            return rough[row * grainSize + static_cast<std::size_t>(x % grainSize)];
        };
        std::vector<int> alphas;
        alphas.reserve(rough.size());
        for (int y = 0; y < grainSize; ++y)
            for (int x = 0; x < grainSize; ++x) {
                const double height
                    = 0.5 * at(x, y) + 0.2 * (at(x + 1, y) + at(x, y + 1)) + 0.1 * at(x + 1, y + 1);
                alphas.push_back(qRound(255 * std::clamp((height - 0.2) * 2.6, 0.0, 1.0)));
            }
        return alphas;
    }

    QImage grainOf(QColor colour)
    {
        static const std::vector<int> alphas = roughness();
        std::array<QRgb, 256> shades {};
        for (int alpha = 0; alpha < 256; ++alpha)
            shades[static_cast<std::size_t>(alpha)]
                = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), alpha));
        QImage grain(grainSize, grainSize, QImage::Format_ARGB32_Premultiplied);
        auto alpha = alphas.begin();
        for (int y = 0; y < grainSize; ++y) {
            auto* const line = reinterpret_cast<QRgb*>(grain.scanLine(y));
            for (int x = 0; x < grainSize; ++x)
                line[x] = shades[static_cast<std::size_t>(*alpha++)];
        }
        return grain;
    }

    /// A chalk that nobody writes with has no grain.
    const QImage& grain(Chalk chalk)
    {
        static std::array<QImage, 5> grains;
        static std::array<std::once_flag, 5> made; // two boards may be drawn at once
        const auto which = static_cast<std::size_t>(chalk);
        std::call_once(made[which], [&] { grains[which] = grainOf(colourOf(chalk)); });
        return grains[which];
    }

    double distance(QPointF a, QPointF b) { return std::hypot(b.x() - a.x(), b.y() - a.y()); }

    /// The beginning of a way, this long.
    std::vector<QPointF> beginning(const std::vector<QPointF>& path, double length)
    {
        std::vector<QPointF> part { path.front() };
        for (std::size_t i = 1; i < path.size() && length > 0; ++i) {
            const double step = distance(path[i - 1], path[i]);
            const double share = step > length ? length / step : 1;
            part.push_back(path[i - 1] + (path[i] - path[i - 1]) * share);
            length -= step;
        }
        return part;
    }

    /// The chalk presses most in its middle, which goes over the slate three times.
    struct Pass {
        double width; // in widths of the stroke
        double beside; // the middle of the stroke
    };
    constexpr std::array passes { Pass { 0.94, 0.03 }, Pass { 0.64, -0.12 }, Pass { 0.34, 0.1 } };

    /// What a piece of chalk so wide covers along the way. It is an area of its own, because a pen
    /// would round every point of the way.
    QPolygonF ribbon(const std::vector<QPointF>& path, double width, double beside)
    {
        QPolygonF left;
        QPolygonF right;
        for (std::size_t i = 0; i < path.size(); ++i) {
            const bool isFirst = i == 0;
            const bool isLast = i + 1 == path.size();
            const QPointF way = path[isLast ? i : i + 1] - path[isFirst ? i : i - 1];
            const double length = std::hypot(way.x(), way.y());
            const QPointF along = length > 1e-6 ? way / length : QPointF(1, 0);
            const QPointF across(-along.y(), along.x());
            const double shake = 0.1 * std::sin(static_cast<double>(i) * 0.7 + width);
            const double half = width / 2 * (1 + shake);
            const double cap = 0.4 * width * ((isLast ? 1 : 0) - (isFirst ? 1 : 0));
            const QPointF at = path[i] + along * cap + across * (beside * (1 - shake));
            left << at + across * half;
            right << at - across * half;
            if (!isFirst || !isLast) continue;
            left << left.back() + along * width; // a dot
            right << right.back() + along * width;
        }
        std::reverse(right.begin(), right.end());
        return left + right;
    }

    /// Wide pale arcs that a sponge has left.
    void wipe(QPainter& painter, QRectF slate)
    {
        Rng rng(77);
        for (int i = 0; i < 26; ++i) {
            const double y = slate.top() + rng.unit() * slate.height();
            const double bend = (rng.unit() - 0.3) * slate.height() * 0.25;
            const double from = slate.left() - rng.unit() * slate.width() * 0.3;
            const double to = slate.right() + (rng.unit() - 0.5) * slate.width() * 0.4;
            QPainterPath arc({ from, y });
            arc.quadTo({ (from + to) / 2, y + bend }, { to, y + bend * 0.2 });
            const double width = slate.height() * (0.02 + 0.05 * rng.unit());
            for (const double soft : { 1.5, 0.6 }) { // soft edges without a blur
                painter.setPen(
                    QPen(QColor(212, 212, 212, 7), width * soft, Qt::SolidLine, Qt::RoundCap));
                painter.drawPath(arc);
            }
        }
    }

    /// The wiped stone. It is soft, so an eighth of its size will do.
    QImage stoneOf(QSizeF slate)
    {
        constexpr double fine = 0.125;
        QImage stone((slate * fine).toSize().expandedTo({ 1, 1 }), QImage::Format_RGB32);
        QPainter painter(&stone);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF all = stone.rect();
        QRadialGradient shade(all.center() - QPointF(all.width() * 0.15, all.height() * 0.2),
            std::max(all.width(), all.height()) * 0.85);
        shade.setColorAt(0, QColor(58, 66, 68));
        shade.setColorAt(1, QColor(32, 37, 40));
        painter.fillRect(all, shade);
        wipe(painter, all);
        return stone;
    }

    void layDust(QPainter& painter, QRectF slate)
    {
        Rng rng(4711);
        QImage dust(dustSize, dustSize, QImage::Format_ARGB32);
        for (int y = 0; y < dustSize; ++y) {
            auto* const line = reinterpret_cast<QRgb*>(dust.scanLine(y));
            for (int x = 0; x < dustSize; ++x) {
                const int shade = static_cast<int>(rng.below(15));
                line[x] = shade < 8 ? qRgba(0, 0, 0, shade) : qRgba(255, 255, 255, shade - 8);
            }
        }
        painter.fillRect(slate, QBrush(dust));
    }

    /// One of the four bars: drawn lying, its long outer edge on top, its ends mitred.
    void drawBar(QPainter& painter, double length, double thickness, Rng& rng, int shade)
    {
        QPainterPath bar({ 0, 0 });
        bar.lineTo(length, 0);
        bar.lineTo(length - thickness, thickness);
        bar.lineTo(thickness, thickness);
        bar.closeSubpath();
        QLinearGradient wood(0, 0, 0, thickness);
        wood.setColorAt(0, QColor(120, 80, 46).darker(100 + shade));
        wood.setColorAt(0.18, QColor(176, 126, 78).darker(100 + shade));
        wood.setColorAt(0.75, QColor(156, 106, 62).darker(100 + shade));
        wood.setColorAt(1, QColor(84, 53, 29).darker(100 + shade));
        painter.setPen(Qt::NoPen);
        painter.setBrush(wood);
        painter.drawPath(bar);
        painter.setClipPath(bar, Qt::IntersectClip);
        painter.setBrush(Qt::NoBrush);
        for (int i = 0; i < 9; ++i) {
            const double y = rng.unit() * thickness;
            const double start = rng.unit() * length * 0.5;
            QPainterPath fibre({ start, y });
            fibre.cubicTo({ start + length * 0.2, y + (rng.unit() - 0.5) * thickness * 0.3 },
                { start + length * 0.4, y + (rng.unit() - 0.5) * thickness * 0.3 },
                { start + length * (0.4 + rng.unit() * 0.6), y });
            painter.setPen(QPen(QColor(70, 40, 18, 30 + static_cast<int>(rng.below(45))),
                std::max(1.0, thickness * 0.03)));
            painter.drawPath(fibre);
        }
    }

    void drawFrame(QPainter& painter, QSizeF size, double frame)
    {
        Rng rng(99);
        const std::array<int, 4> shades { 0, 14, 24, 8 };
        for (int side = 0; side < 4; ++side) {
            const bool upright = side % 2 == 1;
            painter.save();
            painter.translate(size.width() / 2, size.height() / 2);
            painter.rotate(90 * side);
            const double length = upright ? size.height() : size.width();
            const double across = upright ? size.width() : size.height();
            painter.translate(-length / 2, -across / 2);
            drawBar(painter, length, frame, rng, shades[static_cast<std::size_t>(side)]);
            painter.restore();
        }
    }

    /// The frame stands above the slate and throws a shadow on it.
    void shadeEdges(QPainter& painter, QRectF slate, double depth)
    {
        const auto shade = [&](QPointF from, QPointF to, int strength, QRectF where) {
            QLinearGradient dark(from, to);
            dark.setColorAt(0, QColor(0, 0, 0, strength));
            dark.setColorAt(1, Qt::transparent);
            painter.fillRect(where, dark);
        };
        shade(slate.topLeft(), slate.topLeft() + QPointF(0, depth), 150,
            { slate.left(), slate.top(), slate.width(), depth });
        shade(slate.topLeft(), slate.topLeft() + QPointF(depth, 0), 110,
            { slate.left(), slate.top(), depth, slate.height() });
        shade(slate.topRight(), slate.topRight() - QPointF(depth / 2, 0), 60,
            { slate.right() - depth / 2, slate.top(), depth / 2, slate.height() });
    }

}

double lengthOf(const Stroke& stroke)
{
    double length = 0;
    for (std::size_t i = 1; i < stroke.path.size(); ++i)
        length += distance(stroke.path[i - 1], stroke.path[i]);
    return length;
}

void drawChalk(QPainter& painter, const Stroke& stroke, double part, double pixel)
{
    if (part <= 0 || stroke.path.empty()) return;
    const auto path = part < 1 ? beginning(stroke.path, lengthOf(stroke) * part) : stroke.path;
    const double width = std::max(stroke.width * pixel, 1.1) / pixel;
    QBrush brush(grain(stroke.chalk));
    // A grain of just the size of a pixel is copied, which is many times faster than scaling.
    const double coarse = (width * pixel > 12 ? 1.5 : 1) / pixel;
    brush.setTransform(QTransform::fromScale(coarse, coarse));
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.setOpacity(stroke.strength * 0.6);
    for (const Pass& pass : passes) {
        const double thick = std::max(width * pass.width, 1 / pixel);
        painter.drawPolygon(ribbon(path, thick, width * pass.beside), Qt::WindingFill);
    }
    painter.setOpacity(1);
}

void drawPlain(QPainter& painter, const Stroke& stroke, double part)
{
    if (part <= 0 || stroke.path.empty()) return;
    const auto path = part < 1 ? beginning(stroke.path, lengthOf(stroke) * part) : stroke.path;
    painter.setPen(QPen(
        colourOf(stroke.chalk), stroke.width * 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(path.data(), static_cast<int>(path.size()));
}

QImage plainBoard(QSize size, double frame)
{
    QImage board(size, QImage::Format_RGB32);
    board.fill(Qt::black);
    QPainter painter(&board);
    painter.setPen(QPen(Qt::white, frame * 0.15));
    const double inset = frame * 0.5;
    painter.drawRect(QRectF({}, QSizeF(size)).adjusted(inset, inset, -inset, -inset));
    return board;
}

QImage emptyBoard(QSize size, double frame)
{
    QImage board(size, QImage::Format_RGB32);
    board.fill(QColor(110, 72, 40)); // seen where two bars meet
    QPainter painter(&board);
    painter.setRenderHint(QPainter::Antialiasing);
    drawFrame(painter, size, frame);

    const QRectF slate = QRectF({}, QSizeF(size)).adjusted(frame, frame, -frame, -frame);
    painter.setClipRect(slate);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(slate, stoneOf(slate.size()));
    layDust(painter, slate);
    shadeEdges(painter, slate, frame * 0.6);
    return board;
}

QColor boardTone() { return { 46, 53, 55 }; }

}
