#pragma once

#include "app/cli/pool/player.h"
#include "core/bieten/state.h"

#include <span>
#include <type_traits>

namespace weli::pool {

/// Those that overdo one word and are else like the book, and the cheater.
std::span<const Player<bieten::State>> playersOf(std::type_identity<bieten::State> game);

}
