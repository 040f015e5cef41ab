#pragma once

#include "core/coach/note.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace weli::coach {

/// Something that comes up at the table. `of` gives nothing where it is not so; the name, which
/// stands here, need not be in its note.
template <typename View> struct Situation {
    std::string_view name;
    std::optional<Note> (*of)(const View& view);
};

/// What is asked of every game; each specialises it for its view, in a file of its own.
///
///   situations()          all of them, the most useful to know of first
///   possibilities(view)   a line for each kind of act that is open to the seat
///   names()               all the names that possibilities can have
template <typename View> struct GameCoach;

}
