#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace weli::review {

/// What a decision is about, in the terms of its game.
enum class Kind : unsigned char {
    Bid,
    Three, // Bieten: raises what is held
    Answer, // Bieten: good or hold
    Discard,
    Announce,
    AfterBuy,
    GoAlong,
    Invite,
    Talk, // Préférence: about a split
    Lead,
    Follow,
};
inline constexpr std::array<std::string_view, 11> kindCodes { "bid", "three", "answer", "discard",
    "announce", "after-buy", "go-along", "invite", "talk", "lead", "follow" };

constexpr std::string_view code(Kind kind) { return kindCodes[static_cast<std::size_t>(kind)]; }
std::optional<Kind> kindFromCode(std::string_view code);

}
