#include "ui/table/ground.h"

#include <QColor>
#include <QRadialGradient>

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
    constexpr double stride = 7; // units; grain runs along, so it is computed so often only
    constexpr double knotRoom = 620; // units of a plank with one knot in it

    /// A place in a plank, counted from where the plank was cut from its tree.
    struct Spot {
        int plank = 0;
        double x = 0;
        double within = 0; // from the upper edge of the plank
    };

    Spot spotOf(double x, double y)
    {
        const double row = std::floor(y / plankHeight);
        const int plank = static_cast<int>(row);
        return { plank, x + 3000 * chance(plank, 7), y - row * plankHeight };
    }

    /// How near a knot is, 1 in its middle.
    double knot(const Spot& spot)
    {
        const double cell = std::floor(spot.x / knotRoom);
        const int number = static_cast<int>(cell);
        const double across
            = spot.x - (cell + 0.2 + 0.6 * chance(number, spot.plank * 3)) * knotRoom;
        const double middle = (0.25 + 0.5 * chance(number, spot.plank * 3 + 1)) * plankHeight;
        const double down = (spot.within - middle) * 2.6;
        return std::exp(-std::sqrt(across * across + down * down) / 26);
    }

    double seam(const Spot& spot)
    {
        const double edge = std::min(spot.within, plankHeight - spot.within);
        if (edge < 1.2) return 0.30;
        if (edge < 4) return 0.74 + 0.09 * (edge - 1.2);
        return spot.within < 6.5 ? 1.05 : 1; // light catches on the upper edge
    }

    /// How light the wood is at a place, in units, from 0 to 1.
    double grain(double x, double y)
    {
        const Spot spot = spotOf(x, y);
        const double u = spot.x;
        const double v = spot.within + 900 * chance(spot.plank, 11);
        const double eye = knot(spot);

        const double sway
            = 24 * noise(u * 0.003, v * 0.010) + 7 * noise(u * 0.011, v * 0.04) + 34 * eye;
        const double rings = 0.5 + 0.5 * std::sin((v + sway * 2.2) * 0.34);
        const double fibre = noise(u * 0.016, v * 1.9) - 0.5;
        const double pores = noise(u * 0.045, v * 3.4) - 0.5;
        const double worn = noise(u * 0.005 + 40, v * 0.02) - 0.5;
        const double light = 0.36 + 0.20 * chance(spot.plank, 3) + 0.16 * rings * rings
            + 0.17 * fibre + 0.12 * pores + 0.20 * worn - 0.55 * eye * eye;
        return std::clamp(light * seam(spot), 0.0, 1.0);
    }

    /// How much of the lamp reaches a place: all in the middle, little in the corners.
    double lamp(double x, double y)
    {
        const double dx = (x - 0.5) / 0.70;
        const double dy = (y - 0.44) / 0.74;
        return 0.20 + 1.06 * std::exp(-1.5 * (dx * dx + dy * dy));
    }

    /// The colour of wood so light in lamp light so strong.
    Shade colour(double light, double lit)
    {
        const auto mixed
            = [light](double dark, double bright) { return dark + (bright - dark) * light; };
        // Lamp light is warm: blue goes first where it fades.
        return { mixed(darkWood.red, lightWood.red) * lit * 1.04,
            mixed(darkWood.green, lightWood.green) * lit * 0.98,
            mixed(darkWood.blue, lightWood.blue) * lit * (0.72 + 0.24 * lit) };
    }

    QRgb pixel(const Shade& shade)
    {
        const auto channel
            = [](double value) { return std::clamp(static_cast<int>(value), 0, 255); };
        return qRgb(channel(shade.red), channel(shade.green), channel(shade.blue));
    }

    void drawRow(QImage& image, int y, double unit)
    {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const int step = std::max(4, static_cast<int>(stride * unit));
        const double down = (y + 0.5) / image.height();
        double lit = lamp(0, down);
        Shade shade = colour(grain(0, y / unit), lit);
        auto speckle = static_cast<std::uint32_t>(y) * 2654435761U;
        for (int x = 0; x < image.width(); x += step) {
            const double nextLit = lamp(static_cast<double>(x + step) / image.width(), down);
            const Shade next = colour(grain((x + step) / unit, y / unit), nextLit);
            const Shade slope { (next.red - shade.red) / step, (next.green - shade.green) / step,
                (next.blue - shade.blue) / step };
            const int end = std::min(x + step, image.width());
            for (int i = x; i < end; ++i) {
                // A little dither, or the falling light shows in steps.
                speckle = speckle * 1664525U + 1013904223U;
                const double dither = (static_cast<double>(speckle >> 24U) - 127.5) * 0.0076 * lit;
                line[i]
                    = pixel({ shade.red + dither, shade.green + dither, shade.blue + dither / 2 });
                shade
                    = { shade.red + slope.red, shade.green + slope.green, shade.blue + slope.blue };
            }
            shade = next;
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

QBrush groundLight(const QRectF& table)
{
    QRadialGradient light({ table.center().x(), table.top() + 0.44 * table.height() },
        0.72 * std::max(table.width(), table.height()));
    constexpr double usual = 0.47; // how light the wood is on the whole
    for (const double out : { 0.0, 0.25, 0.5, 0.75, 1.0 })
        light.setColorAt(out, QColor::fromRgb(pixel(colour(usual, lamp(0.5 + out * 0.72, 0.44)))));
    return light;
}

}
