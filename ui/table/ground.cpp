#include "ui/table/ground.h"

#include <QColor>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

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

    /// Soft noise from 0 to 1 along a line; it keeps what it lies between until that changes.
    class NoiseLine {
    public:
        explicit NoiseLine(double y)
            : row_(static_cast<int>(std::floor(y)))
            , down_(smooth(y - std::floor(y)))
        {
        }

        double at(double x)
        {
            const double left = std::floor(x);
            if (left != left_) {
                left_ = left;
                here_ = column(static_cast<int>(left));
                next_ = column(static_cast<int>(left) + 1);
            }
            return here_ + (next_ - here_) * smooth(x - left);
        }

    private:
        [[nodiscard]] double column(int x) const
        {
            const double high = chance(x, row_);
            return high + (chance(x, row_ + 1) - high) * down_;
        }

        int row_;
        double down_;
        double left_ = -std::numeric_limits<double>::infinity();
        double here_ = 0;
        double next_ = 0;
    };

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

    /// How near a knot is, 1 in its middle; the place is counted from where the plank was cut from
    /// its tree and from its upper edge.
    double knot(int plank, double x, double within)
    {
        const double cell = std::floor(x / knotRoom);
        const int number = static_cast<int>(cell);
        const double across = x - (cell + 0.2 + 0.6 * chance(number, plank * 3)) * knotRoom;
        const double middle = (0.25 + 0.5 * chance(number, plank * 3 + 1)) * plankHeight;
        const double down = (within - middle) * 2.6;
        return std::exp(-std::sqrt(across * across + down * down) / 26);
    }

    double seam(double within)
    {
        const double edge = std::min(within, plankHeight - within);
        if (edge < 1.2) return 0.30;
        if (edge < 4) return 0.74 + 0.09 * (edge - 1.2);
        return within < 6.5 ? 1.05 : 1; // light catches on the upper edge
    }

    /// The wood along a line, in units.
    class GrainLine {
    public:
        explicit GrainLine(double y)
            : plank_(static_cast<int>(std::floor(y / plankHeight)))
            , within_(y - std::floor(y / plankHeight) * plankHeight)
            , v_(within_ + 900 * chance(plank_, 11))
            , cut_(3000 * chance(plank_, 7))
            , shade_(0.36 + 0.20 * chance(plank_, 3))
            , seam_(seam(within_))
        {
        }

        /// How light it is at a place, from 0 to 1.
        double at(double x)
        {
            const double u = x + cut_;
            const double eye = knot(plank_, u, within_);
            const double sway = 24 * wide_.at(u * 0.003) + 7 * narrow_.at(u * 0.011) + 34 * eye;
            const double rings = 0.5 + 0.5 * std::sin((v_ + sway * 2.2) * 0.34);
            const double fibre = fibre_.at(u * 0.016) - 0.5;
            const double pores = pores_.at(u * 0.045) - 0.5;
            const double worn = worn_.at(u * 0.005 + 40) - 0.5;
            const double light = shade_ + 0.16 * rings * rings + 0.17 * fibre + 0.12 * pores
                + 0.20 * worn - 0.55 * eye * eye;
            return std::clamp(light * seam_, 0.0, 1.0);
        }

    private:
        int plank_;
        double within_; // from the upper edge of the plank
        double v_;
        double cut_;
        double shade_; // no plank is as dark as the next
        double seam_;
        NoiseLine wide_ { v_ * 0.010 };
        NoiseLine narrow_ { v_ * 0.04 };
        NoiseLine fibre_ { v_ * 1.9 };
        NoiseLine pores_ { v_ * 3.4 };
        NoiseLine worn_ { v_ * 0.02 };
    };

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
        GrainLine grain(y / unit);
        double lit = lamp(0, down);
        Shade shade = colour(grain.at(0), lit);
        auto speckle = static_cast<std::uint32_t>(y) * 2654435761U;
        for (int x = 0; x < image.width(); x += step) {
            const double nextLit = lamp(static_cast<double>(x + step) / image.width(), down);
            const Shade next = colour(grain.at((x + step) / unit), nextLit);
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
