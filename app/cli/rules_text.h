#pragma once

#include <string>

namespace weli::cli {

/// The options of Bieten as JSON: keys, values, defaults, presets, and what does not go together.
std::string bietenRulesText();

}
