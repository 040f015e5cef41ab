#pragma once

#include "core/coach/note.h"
#include "core/lesson/words.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace weli::coach {

// Words stand in resources/coach/GAME/LANGUAGE.md: a paragraph for each situation, and one for each
// kind of act. lesson::readWords reads them, lesson::wordsOf finds them by name.

/// A piece of a text: words, or what has a name at the table: a card, suit or rank in the pack, a
/// seat, a figure or contract.
using Piece = std::variant<std::string, Card, Suit, Rank, Seat, Code>;
/// The pieces of a text, with the arguments in their braces; numbers are words. Braces that are
/// neither an argument nor a card, suit or rank stay words.
std::vector<Piece> piecesOf(std::string_view text, const Arguments& arguments);
/// How many characters are read, about.
std::size_t lengthOf(const std::vector<Piece>& pieces);

}
