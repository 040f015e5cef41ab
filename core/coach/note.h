#pragma once

#include "core/cards/card.h"
#include "core/game/clause.h"
#include "core/game/seat.h"
#include "core/lesson/pointer.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace weli::coach {

/// A figure of Bieten or a contract of Préférence, as traces write it: "run", "5x".
struct Code {
    std::string text;
    friend bool operator==(const Code&, const Code&) = default;
};

/// What the words have a brace for. A suit is named by the pack on the table like a card.
using Value = std::variant<int, Seat, Card, Suit, Code>;

/// What stands for "{name}" in the words.
struct Argument {
    std::string_view name;
    Value value;
    friend bool operator==(const Argument&, const Argument&) = default;
};
using Arguments = std::vector<Argument>;

/// Something worth saying to a seat now.
struct Note {
    std::string_view name {}; // of its situation: finds its words, and says what was shown
    Arguments arguments {};
    lesson::Pointer target {}; // what it points at
    Clause clause {}; // where the book is opened
    std::string advises {}; // an act, as traces write it; empty: it only tells
    friend bool operator==(const Note&, const Note&) = default;
};

/// A kind of act that is open to a seat now, and what it does.
struct Possibility {
    std::string_view name; // finds its words: "play-follow"
    std::string_view verb; // with which the acts of this kind begin: "play"
    Arguments arguments;
    Clause clause;
    friend bool operator==(const Possibility&, const Possibility&) = default;
};

}
