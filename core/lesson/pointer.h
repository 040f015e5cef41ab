#pragma once

#include "core/cards/card.h"
#include "core/game/seat.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace weli::lesson {

/// A thing on the table that a lesson can point at.
enum class Spot : std::uint8_t {
    Card,
    Hand, // the learner's cards
    Plate, // of a figure
    Slate, // all of it, or what it says of a seat
    Cell, // a contract of the ladder
    Bowl,
    Order, // the card that tells the order of trumps
    Name, // of a seat
    Answer, // the button of an act
    Trick,
    Heap, // the cards that were not dealt
    Talon,
    Prompt,
    Result,
};

/// What stands behind the name of a spot.
enum class SpotOf : std::uint8_t { Nothing, Card, Seat, PerhapsSeat, Code };

struct SpotRow {
    std::string_view name;
    SpotOf of;
};

/// In the order of Spot.
inline constexpr std::array spots {
    SpotRow { "card", SpotOf::Card },
    SpotRow { "hand", SpotOf::Nothing },
    SpotRow { "plate", SpotOf::Code },
    SpotRow { "slate", SpotOf::PerhapsSeat },
    SpotRow { "cell", SpotOf::Code },
    SpotRow { "bowl", SpotOf::Nothing },
    SpotRow { "order", SpotOf::Nothing },
    SpotRow { "name", SpotOf::Seat },
    SpotRow { "answer", SpotOf::Code },
    SpotRow { "trick", SpotOf::Nothing },
    SpotRow { "heap", SpotOf::Nothing },
    SpotRow { "talon", SpotOf::Nothing },
    SpotRow { "prompt", SpotOf::Nothing },
    SpotRow { "result", SpotOf::Nothing },
};

/// What a table has beside cards and names; before it has been taught a lesson may hide it.
enum class Part : std::uint8_t {
    Words, // what seats have said
    Figures,
    Bids, // that figures can be bid
    Ladder,
    Bowl,
    Order,
    Slate
};
inline constexpr std::array<std::string_view, 7> partCodes { "words", "figures", "bids", "ladder",
    "bowl", "order", "slate" };

/// What a step points at: a spot, and which one of its kind. A code is the figure of a plate, the
/// contract of a cell, or the act of an answer, as traces write them.
struct Pointer {
    Spot spot {};
    std::variant<std::monostate, Card, Seat, std::string> which {};
    friend bool operator==(const Pointer&, const Pointer&) = default;
};

/// Of "card HA", "hand", "slate 1", "answer hold hearts"; nothing if it is none of them.
std::optional<Pointer> pointerFromText(std::string_view text);
std::string toText(const Pointer& pointer);

}
