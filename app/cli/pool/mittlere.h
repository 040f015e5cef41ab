#pragma once

#include "app/cli/pool/player.h"
#include "core/mittlere/state.h"

#include <span>
#include <type_traits>

namespace weli::pool {

/// The greedy one, flat samplers, a tree search, and the cheater. For them a deal stands alone:
/// they know no match.
std::span<const Player<mittlere::State>> playersOf(std::type_identity<mittlere::State> game);

}
