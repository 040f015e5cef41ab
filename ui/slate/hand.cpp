#include "ui/slate/hand.h"

#include "core/game/rng.h"
#include "ui/slate/glyphs.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace weli {

namespace {

    /// Not qHash: it differs between machines, and a sheet must look the same on all of them.
    std::uint64_t numberOf(const Written& what, std::uint32_t seed)
    {
        std::uint64_t number = 0xcbf29ce484222325U ^ seed;
        const auto mix = [&](std::uint64_t value) { number = (number ^ value) * 0x100000001b3U; };
        mix(static_cast<std::uint64_t>(what.mark));
        mix(what.column ? static_cast<std::uint64_t>(*what.column) + 1 : 0);
        mix(static_cast<std::uint64_t>(what.row));
        for (const QChar character : what.text) mix(character.unicode());
        return number;
    }

    constexpr double lean = 0.08; // letters lean to the right, out of their widths

    double between(Rng& rng, double least, double most)
    {
        return least + rng.unit() * (most - least);
    }

    /// The unsteadiness of one move, as a slow wave along the path.
    struct Tremor {
        double first;
        double second;
        explicit Tremor(Rng& rng)
            : first(between(rng, 0, 2 * std::numbers::pi))
            , second(between(rng, 0, 2 * std::numbers::pi))
        {
        }
        [[nodiscard]] QPointF at(double way) const
        {
            return { std::sin(way * 5 + first) + 0.5 * std::sin(way * 13 + second),
                std::cos(way * 4 + second) + 0.5 * std::sin(way * 11 + first) };
        }
    };

    void shake(std::vector<QPointF>& path, double amount, Rng& rng)
    {
        const Tremor tremor(rng);
        const auto last = static_cast<double>(path.size());
        for (std::size_t i = 0; i < path.size(); ++i)
            path[i] += tremor.at(static_cast<double>(i) / last) * amount;
    }

}

Pen penFor(double height, double strength, Chalk chalk)
{
    return { chalk, std::max(height * 0.105, 0.7), strength };
}

void Hand::add(Written what, std::vector<QPointF> path, const Pen& pen)
{
    strokes_.push_back({ std::move(what), pen.chalk, pen.width, pen.strength, std::move(path) });
}

void Hand::write(const Written& what, QPointF corner, double height, const Pen& pen)
{
    write(what, glyphsOf(what.text), corner, height, pen);
}

void Hand::write(const Written& what, const std::vector<Glyph>& glyphs, QPointF corner,
    double height, const Pen& pen)
{
    Rng rng(numberOf(what, seed_));
    Written each = what;
    for (const Glyph& glyph : glyphs) {
        const double slant = between(rng, -0.03, 0.07);
        const double size = between(rng, 0.95, 1.0) * height;
        const double drop = between(rng, 0, 0.04) * height;
        // x' = size·x + slant·height·(1 − y), y' = size·y + drop
        const QTransform place(
            size, 0, -slant * height, size, corner.x() + slant * height, corner.y() + drop);
        for (std::vector<QPointF> path : glyph.strokes) {
            shake(path, 0.012, rng);
            for (QPointF& point : path) point = place.map(point);
            add(each, std::move(path), pen);
            ++each.part;
        }
        corner.rx() += glyph.width * height;
    }
}

void Hand::fit(const Written& what, QRectF within, double height, Qt::Alignment side, Pen pen)
{
    const std::vector<Glyph> glyphs = glyphsOf(what.text);
    const double natural = widthOf(glyphs) + lean;
    const double size = std::min(height, within.width() / natural);
    const double rest = within.width() - natural * size;
    const double shift = side == Qt::AlignLeft ? 0 : side == Qt::AlignRight ? rest : rest / 2;
    const QPointF corner(within.left() + shift, within.top() + (height - size) * 0.8);
    pen.width = std::min(pen.width, penFor(size).width);
    write(what, glyphs, corner, size, pen);
}

void Hand::initial(const Written& what, QRectF within, Pen pen)
{
    constexpr double less = 0.62;
    Written first = what;
    first.text = what.text.left(1);
    Written more = what;
    more.text = what.text.mid(1);
    ++more.row;
    const std::vector<Glyph> large = glyphsOf(first.text);
    const std::vector<Glyph> small = glyphsOf(more.text);
    const double wide = widthOf(large);
    const double natural = wide + less * widthOf(small) + lean;
    const double size = std::min(within.height(), within.width() / natural);
    const QPointF corner(
        within.center().x() - natural * size / 2, within.top() + (within.height() - size) * 0.8);
    pen.width = penFor(size).width;
    write(first, large, corner, size, pen);
    pen.width = penFor(size * less).width;
    write(more, small, corner + QPointF(wide, 1.02 - less) * size, size * less, pen);
}

void Hand::line(const Written& what, QPointF from, QPointF to, const Pen& pen)
{
    constexpr int steps = 24;
    Rng rng(numberOf(what, seed_) + static_cast<std::uint64_t>(what.part));
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    std::vector<QPointF> path;
    for (int step = 0; step <= steps; ++step)
        path.push_back(from + (to - from) * (static_cast<double>(step) / steps));
    shake(path, std::min(length * 0.008, pen.width * 0.6), rng);
    add(what, std::move(path), pen);
}

void Hand::ring(const Written& what, QPointF middle, double radius, const Pen& pen)
{
    constexpr int steps = 32;
    Rng rng(numberOf(what, seed_) + static_cast<std::uint64_t>(what.part));
    const double start = between(rng, -2.2, -1.2);
    const double narrow = between(rng, 0.84, 0.96);
    std::vector<QPointF> path;
    for (int step = 0; step <= steps + 2; ++step) { // a little over the start
        const double angle = start - 2 * std::numbers::pi * step / steps;
        const double shrink = 1 - 0.06 * step / steps;
        path.push_back(
            middle + QPointF(std::cos(angle) * narrow, std::sin(angle)) * (radius * shrink));
    }
    shake(path, radius * 0.04, rng);
    add(what, std::move(path), pen);
}

}
