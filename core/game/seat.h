#pragma once

#include "core/cards/small_set.h"

#include <array>
#include <compare>
#include <cstdint>

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

struct NumberedSeat {
    using Type = Seat;
    using Bits = std::uint8_t;
    static constexpr int number(Seat seat) { return seat.index; }
    static constexpr Seat at(int number) { return seatAt(number); }
};

/// A set of seats, seat 0 first.
class SeatSet : public SmallSet<SeatSet, NumberedSeat> {
public:
    using SmallSet::SmallSet;

    [[nodiscard]] static constexpr SeatSet firstOf(int players)
    {
        return fromBits((1U << static_cast<unsigned>(players)) - 1U);
    }
    /// A bit a seat, twice over: the turn from any seat on without a wrap.
    [[nodiscard]] constexpr unsigned twiceAround() const
    {
        return bits() | bits() << static_cast<unsigned>(maxSeats);
    }
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
