#pragma once

#include "core/bots/bieten/book.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace weli::bots {

/// When somebody thinks otherwise than the book: of claims by their chance to be the best.
enum class Leaning : std::uint8_t {
    HopelessBid,
    PoorBid,
    FairBid,
    SureBid,
    UnaskedBid, // before the card of somebody else
    EarlyBid, // in the first trick
    LastTrick, // bid, or raised
    PoorThree,
    GoodThree,
    HoldBid,
    HoldThree,
    HopelessHold,
    EarlyHold,
    Lure,
    KeepBack,
    NameWild,
};
inline constexpr std::array<std::string_view, 16> leaningCodes { "hopeless-bid", "poor-bid",
    "fair-bid", "sure-bid", "unasked-bid", "early-bid", "last-trick", "poor-three", "good-three",
    "hold-bid", "hold-three", "hopeless-hold", "early-hold", "lure", "keep-back", "name-wild" };

/// By how many points of the deal acts of each kind are worth more to somebody than to the book.
using Leanings = std::array<double, leaningCodes.size()>;

/// What `weli-cli exploit --whole --level book` has found to gain most against the book.
inline constexpr Leanings learntFromTheBook { -0.315, 0.029, -0.091, 0.127, -0.456, -0.164, 0.320,
    -0.502, 0.178, 0.035, 0.045, -0.347, 0.042, 0.307, 0.301, 0.258 };

/// The book's advice to this seat, as who leans so takes it.
AdviceList leaned(
    AdviceList advice, const bieten::PublicState& table, Seat seat, const Leanings& leanings);

}
