#pragma once

#include "core/coach/note.h"
#include "core/games.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace weli::coach {

/// Names of situations that need no note any more.
using Shown = std::set<std::string, std::less<>>;

/// The most useful thing to be said to the seat of this view now, if there is anything that has not
/// been shown. It rests on what the seat sees and on nothing else.
std::optional<Note> noteFor(const AnyView& view, const Shown& alreadyShown);
/// Every kind of act that is open to the seat now; none while it can only wait.
std::vector<Possibility> possibilities(const AnyView& view);

/// The names of all situations of a game, the most useful first.
std::vector<std::string_view> situationNames(AnyGame game);
/// The names that its possibilities can have.
std::vector<std::string_view> possibilityNames(AnyGame game);

}
