#pragma once

#include "core/game/seat.h"

#include <optional>
#include <string>
#include <string_view>

namespace weli {

// Pieces of JSON text. Nothing that a trace holds needs an escape: codes are plain letters. For all
// other text there is `escaped`.

inline std::string inQuotes(std::string_view text) { return '"' + std::string(text) + '"'; }

/// Any text, with escapes where JSON wants them.
inline std::string escaped(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string inside;
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\') inside += '\\';
        if (code < 0x20)
            inside.append("\\u00").append({ digits[code >> 4U], digits[code & 0xFU] });
        else
            inside += letter;
    }
    return inQuotes(inside);
}

inline std::string jsonOf(Seat seat) { return std::to_string(seat.index); }

inline std::string jsonOf(std::optional<Seat> seat) { return seat ? jsonOf(*seat) : "null"; }

inline std::string jsonOf(bool value) { return value ? "true" : "false"; }

/// "[a,b,c]", each item in the words of `text`.
template <typename Items, typename Text> std::string jsonList(const Items& items, Text text)
{
    std::string list = "[";
    for (const auto& item : items) {
        if (list.size() > 1) list += ',';
        list += text(item);
    }
    return list + ']';
}

template <typename Seats> std::string seatList(const Seats& seats)
{
    return jsonList(seats, [](Seat seat) { return jsonOf(seat); });
}

/// One number for each of the first `players` seats.
template <typename Number> std::string perSeatList(const PerSeat<Number>& numbers, int players)
{
    return jsonList(SeatSet::firstOf(players),
        [&](Seat seat) { return std::to_string(static_cast<int>(numbers[seat])); });
}

}
