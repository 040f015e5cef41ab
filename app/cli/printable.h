#pragma once

#include <string>
#include <string_view>

namespace weli::cli {

/// A name as a terminal may be shown it: nothing in it moves the cursor or turns the text.
std::string printable(std::string_view name);

}
