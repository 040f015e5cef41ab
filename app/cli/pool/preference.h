#pragma once

#include "app/cli/pool/player.h"
#include "core/preference/state.h"

#include <span>
#include <type_traits>

namespace weli::pool {

/// The greedy one and the cheater; both speak like the book.
std::span<const Player<preference::State>> playersOf(std::type_identity<preference::State> game);

}
