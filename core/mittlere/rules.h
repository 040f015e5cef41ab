#pragma once

#include "core/cards/card_set.h"
#include "core/game/option.h"
#include "core/game/result.h"
#include "core/game/seat.h"

#include <cstdint>
#include <optional>
#include <span>

namespace weli::mittlere {

/// What becomes of a deal in which no suit has become trump.
enum class NoTrump : std::uint8_t { Count, Annul };
/// What becomes of a seat without a trick.
enum class NoTrick : std::uint8_t { Loses, AsHundred };
/// What two seats with equal points do.
enum class Tie : std::uint8_t { ThirdWins, Draw };

/// The options, one member a key, with their defaults.
struct Rules {
    NoTrump noTrump = NoTrump::Count;
    NoTrick noTrick = NoTrick::Loses;
    Tie tie = Tie::ThirdWins;
    friend bool operator==(const Rules&, const Rules&) = default;
};

inline constexpr int playerCount = 3; // M-1
inline constexpr SeatSet everybody = SeatSet::firstOf(playerCount);
constexpr Seat seatAfter(Seat seat) { return seatAt((seat.index + 1) % playerCount); }
inline constexpr int dealCount = 12; // M-30: those that count
inline constexpr int handCount = 12; // M-9

/// Every option with its key and values.
std::span<const Option<Rules>> options();
/// What M-1 and the table of options have against these rules for this number of players, if
/// anything.
std::optional<Problem> problemOf(const Rules& rules, int players);

/// The 36 cards of M-2.
constexpr CardSet wholePack() { return CardSet::all(); }

}
