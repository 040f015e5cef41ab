#pragma once

#include "core/game/result.h"
#include "core/games.h"

#include <string>
#include <string_view>

namespace weli {

// What a seat sees, as a line of its own: TRACE.md, "A seat's view".

/// One line of JSON without its newline.
std::string toJson(const AnyView& view);
/// The view that such a line says, equal to the one that was written. Nobody has to vouch for the
/// text: a view that is returned holds only values that its fields can have. Whether a match could
/// have come to it is not asked.
Result<AnyView> viewFromJson(std::string_view text);

}
