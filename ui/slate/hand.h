#pragma once

#include "ui/slate/stroke.h"

#include <cstdint>
#include <vector>

namespace weli {

struct Pen {
    Chalk chalk = Chalk::White;
    double width = 1;
    double strength = 1;
};

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
    void line(const Written& what, QPointF from, QPointF to, const Pen& pen);
    void ring(const Written& what, QPointF middle, double radius, const Pen& pen);

    [[nodiscard]] std::vector<Stroke> strokes() && { return std::move(strokes_); }

private:
    void add(Written what, std::vector<QPointF> path, const Pen& pen);

    std::uint32_t seed_;
    std::vector<Stroke> strokes_;
};

}
