#pragma once

#include "core/bieten/view.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace weli::trained {

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

/// By how many points of the deal acts of each kind are worth more to it than to the book.
using Leanings = std::array<double, leaningCodes.size()>;

/// The act that is then the best, or none for waiting.
std::optional<bieten::Action> choice(
    const bieten::Observation& observation, const Leanings& leanings, std::uint64_t seed);

}
