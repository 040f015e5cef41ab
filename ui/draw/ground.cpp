#include "ui/draw/ground.h"

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <span>
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

    /// A function, computed at so many places from 0 to `end` and read between them. Millions of
    /// calls of the C library's own are slow, most of all after Qt has filled a picture: it leaves
    /// the processor's wide registers in use, and each change between their kinds costs.
    template <int steps> class Curve {
    public:
        template <typename Function>
        Curve(double end, Function function)
            : scale_(steps / end)
        {
            for (int i = 0; i <= steps; ++i)
                values_[static_cast<std::size_t>(i)] = function(i / scale_);
        }

        /// For what is not below 0; beyond the end it stays as it is there.
        [[nodiscard]] double at(double x) const
        {
            const double place = x * scale_;
            if (place >= steps) return values_.back();
            const auto index = static_cast<std::size_t>(place);
            const double part = place - static_cast<double>(index);
            return values_[index] + (values_[index + 1] - values_[index]) * part;
        }

    private:
        double scale_;
        std::array<double, steps + 1> values_ {};
    };

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
            const int left = static_cast<int>(x);
            if (left != left_) {
                left_ = left;
                here_ = column(left);
                next_ = column(left + 1);
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
        int left_ = -1; // no place is below 0
        double here_ = 0;
        double next_ = 0;
    };

    constexpr double plankHeight = 104; // units
    constexpr double stride = 13; // units; grain runs along, so it is computed so often only
    constexpr double knotRoom = 620; // units of a plank with one knot in it

    /// How near a knot is along a line of a plank, 1 in its middle; places are counted from where
    /// the plank was cut from its tree and from its upper edge.
    class KnotLine {
    public:
        KnotLine(int plank, double within)
            : plank_(plank)
            , within_(within)
        {
        }

        double at(double x)
        {
            static const Curve<1024> fading(520, [](double away) { return std::exp(-away / 26); });
            const int number = static_cast<int>(x * (1 / knotRoom));
            if (number != number_) goTo(number);
            const double across = x - knot_;
            return fading.at(std::sqrt(across * across + down_));
        }

    private:
        void goTo(int number)
        {
            number_ = number;
            knot_ = (number + 0.2 + 0.6 * chance(number, plank_ * 3)) * knotRoom;
            const double middle = (0.25 + 0.5 * chance(number, plank_ * 3 + 1)) * plankHeight;
            const double down = (within_ - middle) * 2.6;
            down_ = down * down;
        }

        int plank_;
        double within_;
        int number_ = -1; // of the knot that is near
        double knot_ = 0; // where that is
        double down_ = 0; // how far down from it, squared
    };

    /// How light the rings of a year are, after so many radians.
    double ring(double phase)
    {
        constexpr double round = 2 * std::numbers::pi;
        static const Curve<1024> rings(round, [](double at) {
            const double wave = 0.5 + 0.5 * std::sin(at);
            return wave * wave;
        });
        return rings.at(phase - round * static_cast<int>(phase * (1 / round)));
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
            const double eye = knot_.at(u);
            const double sway = 24 * wide_.at(u * 0.003) + 7 * narrow_.at(u * 0.011) + 34 * eye;
            const double rings = ring((v_ + sway * 2.2) * 0.34);
            const double fibre = fibre_.at(u * 0.016) - 0.5;
            const double pores = pores_.at(u * 0.045) - 0.5;
            const double worn = worn_.at(u * 0.005 + 40) - 0.5;
            const double light = shade_ + 0.16 * rings + 0.17 * fibre + 0.12 * pores + 0.20 * worn
                - 0.55 * eye * eye;
            return std::clamp(light * seam_, 0.0, 1.0);
        }

    private:
        int plank_;
        double within_; // from the upper edge of the plank
        double v_;
        double cut_;
        double shade_; // no plank is as dark as the next
        double seam_;
        KnotLine knot_ { plank_, within_ };
        NoiseLine wide_ { v_ * 0.010 };
        NoiseLine narrow_ { v_ * 0.04 };
        NoiseLine fibre_ { v_ * 1.9 };
        NoiseLine pores_ { v_ * 3.4 };
        NoiseLine worn_ { v_ * 0.02 };
    };

    /// How much of the lamp reaches a place: all in the middle, little in the corners.
    double lampAcross(double x)
    {
        const double dx = (x - 0.5) / 0.70;
        return 1.06 * std::exp(-1.5 * dx * dx);
    }
    double lampDown(double y)
    {
        const double dy = (y - 0.44) / 0.74;
        return std::exp(-1.5 * dy * dy);
    }
    double lamp(double across, double down) { return 0.20 + across * down; }

    // How much light dark wood and light wood throw back, and the most that is ever seen.
    constexpr double darkWood = 70;
    constexpr double lightWood = 158;
    constexpr double brightest = lightWood * 1.26;
    constexpr int lastTone = 254; // fractions are added to it

    /// How bright wood is in lamp light so strong, in tones. One number will do: dark wood in much
    /// light has the colour of light wood in little.
    double tone(double light, double lit)
    {
        return (darkWood + (lightWood - darkWood) * light) * lit * (lastTone / brightest);
    }

    QRgb colourOf(double tone)
    {
        const double bright = tone * (brightest / lastTone);
        const double lit = bright / 111;
        // Lamp light is warm: blue goes first where it fades.
        return qRgb(
            qRound(bright * 1.04), qRound(bright * 0.605), qRound(bright * (0.232 + 0.078 * lit)));
    }

    using Tones = std::array<QRgb, lastTone + 2>;

    Tones tones()
    {
        Tones colours {};
        for (std::size_t tone = 0; tone < colours.size(); ++tone)
            colours[tone] = colourOf(static_cast<double>(tone));
        return colours;
    }

    constexpr int fine = 16; // bits of a fraction

    int fixed(double value) { return static_cast<int>(value * (1 << fine)); }

    /// So many fractions from 0 to 1, in fixed point. Added to what falls slowly before that is cut
    /// to whole numbers, they keep it from falling in steps.
    std::vector<int> ditherFor(std::size_t pixels)
    {
        std::vector<int> dither(pixels);
        std::uint32_t speckle = 2654435761U;
        for (int& each : dither) {
            speckle = speckle * 1664525U + 1013904223U;
            each = static_cast<int>(speckle >> (32U - fine));
        }
        return dither;
    }

    /// Tones from one to another one, of which each pixel has this part more.
    void drawSlope(std::span<QRgb> pixels, const int* dither, double from, double to, double part)
    {
        static const Tones colours = tones();
        int tone = fixed(from);
        const int step = fixed((to - from) * part);
        for (QRgb& pixel : pixels) {
            pixel = colours[static_cast<std::size_t>((tone + *dither++) >> fine)];
            tone += step;
        }
    }

    /// The columns of a picture in which the grain is computed.
    struct Columns {
        Columns(int width, double unit)
            : step(std::max<std::size_t>(4, static_cast<std::size_t>(stride * unit)))
        {
            const int distance = static_cast<int>(step);
            for (int x = 0; x < width + distance; x += distance) {
                places.push_back(x / unit);
                lamp.push_back(lampAcross(static_cast<double>(x) / width));
            }
        }

        std::size_t step; // from one to the next, in pixels
        std::vector<double> places; // in units
        std::vector<double> lamp;
    };

    void drawRow(QImage& image, int y, double unit, const Columns& columns, const int* dither)
    {
        const std::span line(
            reinterpret_cast<QRgb*>(image.scanLine(y)), static_cast<std::size_t>(image.width()));
        const double down = lampDown((y + 0.5) / image.height());
        GrainLine grain(y / unit);
        double here = tone(grain.at(0), lamp(columns.lamp.front(), down));
        for (std::size_t column = 1; column < columns.places.size(); ++column) {
            const double next
                = tone(grain.at(columns.places[column]), lamp(columns.lamp[column], down));
            const std::size_t begin = (column - 1) * columns.step;
            const std::size_t count = std::min(columns.step, line.size() - begin);
            drawSlope(line.subspan(begin, count), dither + begin, here, next,
                1 / static_cast<double>(columns.step));
            here = next;
        }
    }

}

QImage groundImage(QSize pixels, double unit)
{
    QImage image(pixels, QImage::Format_RGB32);
    const Columns columns(image.width(), unit);
    // Each line begins elsewhere among the same fractions.
    constexpr std::uint32_t shifts = 512;
    const auto dither = ditherFor(static_cast<std::size_t>(image.width()) + shifts);
    for (int y = 0; y < image.height(); ++y)
        drawRow(image, y, unit, columns,
            dither.data() + static_cast<std::uint32_t>(y) * 2654435761U % shifts);
    return image;
}

QColor groundTone()
{
    constexpr double usual = 0.47; // how light the wood is on the whole
    constexpr double lit = 0.75;
    return QColor::fromRgb(colourOf(tone(usual, lit)));
}

}
