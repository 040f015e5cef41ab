#pragma once

#include "core/cards/small_set.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace weli::bieten {

/// The five figures of section 5, in the rank order of B-61 with `rank_order=hearts`.
enum class Figure : std::uint8_t { Hearts, Leaves, Equal, Run, Last };

inline constexpr int figureCount = 5;
inline constexpr std::array figures { Figure::Hearts, Figure::Leaves, Figure::Equal, Figure::Run,
    Figure::Last };
inline constexpr std::array<std::string_view, figureCount> figureCodes { "hearts", "leaves",
    "equal", "run", "last" };

constexpr std::string_view code(Figure figure)
{
    return figureCodes[static_cast<std::size_t>(figure)];
}

/// One value a figure.
template <typename T> struct PerFigure {
    std::array<T, figureCount> values {};
    constexpr T& operator[](Figure figure) { return values[static_cast<std::size_t>(figure)]; }
    constexpr const T& operator[](Figure figure) const
    {
        return values[static_cast<std::size_t>(figure)];
    }
    friend constexpr bool operator==(const PerFigure&, const PerFigure&) = default;
};

struct NumberedFigure {
    using Type = Figure;
    using Bits = std::uint8_t;
    static constexpr int number(Figure figure) { return static_cast<int>(figure); }
    static constexpr Figure at(int number) { return static_cast<Figure>(number); }
};

class FigureSet : public SmallSet<FigureSet, NumberedFigure> {
public:
    using SmallSet::SmallSet;

    [[nodiscard]] static constexpr FigureSet all() { return fromBits((1U << figureCount) - 1U); }
    [[nodiscard]] constexpr FigureSet with(Figure figure) const
    {
        return fromBits(bits() | bit(figure));
    }
};

}
