#include "ui/table/ground.h"

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace weli {

namespace {

    /// A number from 0 to 1 that looks like chance and is always the same for these two.
    double chance(int x, int y)
    {
        auto h = static_cast<std::uint32_t>(x) * 374761393U
            + static_cast<std::uint32_t>(y) * 668265263U + 0x9e3779b9U;
        h = (h ^ (h >> 13U)) * 1274126177U;
        h ^= h >> 16U;
        return static_cast<double>(h & 0xffffffU) / 0xffffff;
    }

    double smooth(double t) { return t * t * (3 - 2 * t); }

    /// Soft noise from 0 to 1.
    double noise(double x, double y)
    {
        const double left = std::floor(x);
        const double top = std::floor(y);
        const int i = static_cast<int>(left);
        const int j = static_cast<int>(top);
        const double s = smooth(x - left);
        const double t = smooth(y - top);
        const double high = chance(i, j) + (chance(i + 1, j) - chance(i, j)) * s;
        const double low = chance(i, j + 1) + (chance(i + 1, j + 1) - chance(i, j + 1)) * s;
        return high + (low - high) * t;
    }

    struct Shade {
        double red = 0;
        double green = 0;
        double blue = 0;
    };

    constexpr Shade darkWood { 70, 40, 20 };
    constexpr Shade lightWood { 158, 101, 54 };
    constexpr double plankHeight = 104; // units
    constexpr int stride = 4; // grain runs along: it is computed so often and drawn out between

    /// How light the wood is at a place, in units, from 0 to 1.
    double grain(double x, double y)
    {
        const double row = std::floor(y / plankHeight);
        const int plank = static_cast<int>(row);
        const double within = y - row * plankHeight;
        // Each plank is cut from another place of the tree.
        const double u = x + 3000 * chance(plank, 7);
        const double v = within + 900 * chance(plank, 11);

        const double sway = 26 * noise(u * 0.0035, v * 0.011) + 7 * noise(u * 0.012, v * 0.04);
        const double rings = 0.5 + 0.5 * std::sin((v + sway * 2.2) * 0.32);
        const double fibre = noise(u * 0.018, v * 1.9);
        const double pores = noise(u * 0.05, v * 3.4);
        const double tone = 0.30 + 0.22 * chance(plank, 3);
        double light = tone + 0.17 * rings * rings + 0.16 * (fibre - 0.5) + 0.10 * (pores - 0.5)
            + 0.16 * (noise(u * 0.006, v * 0.02) - 0.5);

        const double seam = std::min(within, plankHeight - within);
        if (seam < 1.1)
            light *= 0.28;
        else if (seam < 3.5)
            light *= 0.72 + 0.11 * (seam - 1.1);
        return std::clamp(light, 0.0, 1.0);
    }

    /// How much of the lamp reaches a place: all in the middle, little in the corners.
    double lamp(double x, double y)
    {
        const double dx = (x - 0.5) / 0.72;
        const double dy = (y - 0.42) / 0.80;
        return 0.24 + 0.92 * std::exp(-1.35 * (dx * dx + dy * dy));
    }

    int channel(double value) { return std::clamp(static_cast<int>(value), 0, 255); }

    QRgb colour(double light, double lit)
    {
        const auto mixed
            = [light](double dark, double bright) { return dark + (bright - dark) * light; };
        // Lamp light is warm: blue goes first where it fades.
        return qRgb(channel(mixed(darkWood.red, lightWood.red) * lit * 1.04),
            channel(mixed(darkWood.green, lightWood.green) * lit * 0.98),
            channel(mixed(darkWood.blue, lightWood.blue) * lit * (0.72 + 0.24 * lit)));
    }

    void drawRow(QImage& image, int y, double unit)
    {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const double down = (y + 0.5) / image.height();
        double light = grain(0, y / unit);
        double lit = lamp(0, down);
        for (int x = 0; x < image.width(); x += stride) {
            const double nextLight = grain((x + stride) / unit, y / unit);
            const double nextLit = lamp(static_cast<double>(x + stride) / image.width(), down);
            const int end = std::min(x + stride, image.width());
            for (int i = x; i < end; ++i) {
                const double part = static_cast<double>(i - x) / stride;
                // A little dither, or the falling light shows in steps.
                const double dither = (chance(i, y) - 0.5) * 0.02;
                line[i] = colour(
                    light + (nextLight - light) * part + dither, lit + (nextLit - lit) * part);
            }
            light = nextLight;
            lit = nextLit;
        }
    }

}

QImage groundImage(QSize pixels, double unit)
{
    QImage image(pixels, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) drawRow(image, y, unit);
    return image;
}

QColor groundColour() { return { 0x5a, 0x36, 0x1d }; }

}
