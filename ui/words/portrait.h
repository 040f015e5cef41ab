#pragma once

#include "core/bots/bot.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace weli {

/// Whose likeness is seen at a seat: all minds but the one that throws dice, in their order, and
/// one who is not known yet.
enum class Portrait : std::uint8_t {
    FirstEvening,
    Easy,
    Regular,
    Book,
    Sharp,
    Master,
    Hunter,
    Waller,
    Lurker,
    Optimist,
    Bookman,
    Reckoner,
    Stranger,
};

inline constexpr std::array portraits { Portrait::FirstEvening, Portrait::Easy, Portrait::Regular,
    Portrait::Book, Portrait::Sharp, Portrait::Master, Portrait::Hunter, Portrait::Waller,
    Portrait::Lurker, Portrait::Optimist, Portrait::Bookman, Portrait::Reckoner,
    Portrait::Stranger };

/// Nothing for one who throws dice.
constexpr std::optional<Portrait> portraitOf(const bots::Mind& mind)
{
    const std::size_t index = bots::indexOf(mind);
    return index == 0 ? std::nullopt : std::optional(portraits[index - 1]);
}

/// The name of its file.
constexpr std::string_view code(Portrait portrait)
{
    if (portrait == Portrait::Stranger) return "stranger";
    return bots::mindCodes[static_cast<std::size_t>(portrait) + 1];
}

}
