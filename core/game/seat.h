#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <initializer_list>

namespace weli {

inline constexpr int maxSeats = 8;

/// A place at the table, 0…n-1 in the order of the turn.
struct Seat {
    std::uint8_t index = 0;
    friend constexpr auto operator<=>(const Seat&, const Seat&) = default;
};

constexpr Seat seatAt(int index) { return Seat { static_cast<std::uint8_t>(index) }; }

/// One value a seat; those beyond the players of the match keep their default.
template <typename T> struct PerSeat {
    std::array<T, maxSeats> values {};
    constexpr T& operator[](Seat seat) { return values[seat.index]; }
    constexpr const T& operator[](Seat seat) const { return values[seat.index]; }
    friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

/// A set of seats that iterates from seat 0 up.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr SeatSet(std::initializer_list<Seat> seats)
    {
        for (const Seat seat : seats) add(seat);
    }
    [[nodiscard]] static constexpr SeatSet firstOf(int players)
    {
        return fromBits((1U << static_cast<unsigned>(players)) - 1U);
    }
    constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << seat.index)); }
    constexpr void remove(Seat seat)
    {
        bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << seat.index));
    }
    [[nodiscard]] constexpr bool contains(Seat seat) const
    {
        return ((bits_ >> seat.index) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    /// A bit a seat, twice over: the turn from any seat on without a wrap.
    [[nodiscard]] constexpr unsigned twiceAround() const
    {
        return bits_ | static_cast<unsigned>(bits_) << static_cast<unsigned>(maxSeats);
    }
    friend constexpr bool operator==(const SeatSet&, const SeatSet&) = default;

    class Iterator {
    public:
        constexpr explicit Iterator(unsigned rest)
            : rest_(rest)
        {
        }
        constexpr Seat operator*() const { return seatAt(std::countr_zero(rest_)); }
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
    [[nodiscard]] static constexpr SeatSet fromBits(unsigned bits)
    {
        SeatSet set;
        set.bits_ = static_cast<std::uint8_t>(bits);
        return set;
    }

    std::uint8_t bits_ = 0;
};

/// The next seat of the set in the order of the turn; the seat itself if it is alone. Not for an
/// empty set.
constexpr Seat nextIn(SeatSet seats, Seat seat)
{
    const unsigned later = seats.twiceAround() >> (seat.index + 1U);
    return seatAt((seat.index + 1 + std::countr_zero(later)) % maxSeats);
}

/// The seat of the set just before this one in the order of the turn. Not for an empty set.
constexpr Seat previousIn(SeatSet seats, Seat seat)
{
    const unsigned earlier = seats.twiceAround() & ((1U << (seat.index + maxSeats)) - 1U);
    return seatAt((static_cast<int>(std::bit_width(earlier)) - 1) % maxSeats);
}

}
