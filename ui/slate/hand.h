#pragma once

#include "ui/slate/stroke.h"

#include <QRectF>

#include <cstdint>
#include <utility>
#include <vector>

namespace weli {

struct Glyph;

struct Pen {
    Chalk chalk = Chalk::White;
    double width = 1;
    double strength = 1;
};

/// The chalk for letters of this height.
Pen penFor(double height, double strength = 1, Chalk chalk = Chalk::White);

/// A hand that writes: never twice the same, but the same thing always in the same way, wherever
/// on the slate it ends up.
class Hand {
public:
    explicit Hand(std::uint32_t seed)
        : seed_(seed)
    {
    }

    /// The text with its top left corner here; `height` is that of a capital.
    void write(const Written& what, QPointF corner, double height, const Pen& pen);
    /// The text at the top of a box, smaller if it would be too wide for it.
    void fit(const Written& what, QRectF within, double height, Qt::Alignment side, Pen pen);
    /// A player's first letter, and lower and smaller what tells it from another player's, in the
    /// middle of a box as high as they are; the latter bears the number of the next row.
    void initial(const Written& what, QRectF within, Pen pen);
    void line(const Written& what, QPointF from, QPointF to, const Pen& pen);
    void ring(const Written& what, QPointF middle, double radius, const Pen& pen);

    [[nodiscard]] std::vector<Stroke> strokes() && { return std::move(strokes_); }

private:
    void write(const Written& what, const std::vector<Glyph>& glyphs, QPointF corner, double height,
        const Pen& pen);
    void add(Written what, std::vector<QPointF> path, const Pen& pen);

    std::uint32_t seed_;
    std::vector<Stroke> strokes_;
};

}
