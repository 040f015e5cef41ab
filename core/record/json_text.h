#pragma once

#include "core/game/seat.h"

#include <optional>
#include <string>

namespace weli {

// Pieces of JSON text. Nothing that a trace holds needs an escape: codes are plain letters.

inline std::string inQuotes(std::string_view text) { return '"' + std::string(text) + '"'; }

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
