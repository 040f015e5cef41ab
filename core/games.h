#pragma once

#include "core/bieten/state.h"
#include "core/preference/state.h"
#include "core/table/match.h"

#include <variant>

namespace weli {

/// The state of any game that Weli knows.
using AnyState = std::variant<bieten::State, preference::State>;
/// A match of any of them.
using AnyMatch = std::variant<Match<bieten::State>, Match<preference::State>>;

}
