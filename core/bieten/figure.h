#pragma once

#include <array>
#include <bit>
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

class FigureSet {
public:
    [[nodiscard]] static constexpr FigureSet fromBits(unsigned bits)
    {
        FigureSet set;
        set.bits_ = static_cast<std::uint8_t>(bits);
        return set;
    }
    [[nodiscard]] static constexpr FigureSet all() { return fromBits((1U << figureCount) - 1U); }
    constexpr void add(Figure figure) { bits_ = static_cast<std::uint8_t>(bits_ | bit(figure)); }
    constexpr void remove(Figure figure)
    {
        bits_ = static_cast<std::uint8_t>(bits_ & ~bit(figure));
    }
    [[nodiscard]] constexpr bool contains(Figure figure) const
    {
        return (bits_ & bit(figure)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr unsigned bits() const { return bits_; }
    [[nodiscard]] constexpr FigureSet with(Figure figure) const
    {
        return fromBits(bits_ | bit(figure));
    }
    friend constexpr FigureSet operator&(FigureSet a, FigureSet b)
    {
        return fromBits(a.bits_ & b.bits_);
    }
    friend constexpr FigureSet operator|(FigureSet a, FigureSet b)
    {
        return fromBits(a.bits_ | b.bits_);
    }
    friend constexpr bool operator==(const FigureSet&, const FigureSet&) = default;

    [[nodiscard]] static constexpr unsigned bit(Figure figure)
    {
        return 1U << static_cast<unsigned>(figure);
    }

    class Iterator {
    public:
        constexpr explicit Iterator(unsigned rest)
            : rest_(rest)
        {
        }
        constexpr Figure operator*() const { return static_cast<Figure>(std::countr_zero(rest_)); }
        constexpr Iterator& operator++()
        {
            rest_ &= rest_ - 1U;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        unsigned rest_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator { bits_ }; }
    [[nodiscard]] constexpr Iterator end() const { return Iterator { 0 }; }

private:
    std::uint8_t bits_ = 0;
};

}
