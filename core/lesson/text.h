#pragma once

#include "core/game/seat.h"

#include <optional>
#include <string_view>
#include <utility>

namespace weli::lesson {

/// The first word, and what follows it.
inline std::pair<std::string_view, std::string_view> firstWord(std::string_view text)
{
    const auto space = text.find(' ');
    if (space == std::string_view::npos) return { text, {} };
    return { text.substr(0, space), text.substr(space + 1) };
}

/// The last word, after what goes before it.
inline std::pair<std::string_view, std::string_view> lastWord(std::string_view text)
{
    const auto space = text.rfind(' ');
    if (space == std::string_view::npos) return { {}, text };
    return { text.substr(0, space), text.substr(space + 1) };
}

/// "0" to "7".
inline std::optional<Seat> seatFromText(std::string_view text)
{
    if (text.size() != 1 || text[0] < '0' || text[0] >= '0' + maxSeats) return std::nullopt;
    return seatAt(text[0] - '0');
}

}
