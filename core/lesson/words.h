#pragma once

#include "core/cards/card.h"
#include "core/lesson/fault.h"

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

namespace weli::lesson {

/// What is said after an act or an answer. Its key is the act or answer, the beginning of several
/// acts ("bid"), or "other".
struct Reply {
    std::string key;
    std::string text;
    std::size_t line = 0;
    friend bool operator==(const Reply&, const Reply&) = default;
};

struct StepWords {
    std::string step; // its name
    std::size_t line = 0;
    std::string text;
    std::vector<Reply> replies;
    std::string right; // said when it is done; may be empty
    std::string help; // the hint after wrong tries
    friend bool operator==(const StepWords&, const StepWords&) = default;
};

/// The words of a lesson in one language.
struct Words {
    std::string title;
    std::string about; // what one can do afterwards
    std::vector<StepWords> steps;
    friend bool operator==(const Words&, const Words&) = default;
};

/// Reads such a file; `file` is its name for the fault.
tl::expected<Words, Fault> readWords(std::istream& in, std::string_view file);

/// The words of the step with this name; null if there are none.
const StepWords* wordsOf(const Words& words, std::string_view step);
/// The reply that fits an act or an answer best: its own, that of the longest beginning of it, or
/// the one for all others; null if there is none.
const Reply* replyTo(const StepWords& words, std::string_view act);
/// The one that has just this key.
const Reply* ownReplyTo(const StepWords& words, std::string_view key);

/// A piece of a text: words, or what the pack on the table has a name for.
using Piece = std::variant<std::string, Card, Suit, Rank>;
/// The pieces of a text: "{HA}" is a card, "{H}" a suit, "{xA}" a rank, whatever its suit. Braces
/// around anything else stay words.
std::vector<Piece> piecesOf(std::string_view text);
/// How many characters are read, about: without the marks of emphasis, with names of usual length.
std::size_t lengthOf(std::string_view text);

}
