#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace weli::cli {

/// The options of a game as JSON: keys, values, defaults, and what else binds them. Nothing if
/// there is no such game.
std::optional<std::string> rulesTextOf(std::string_view game);

}
