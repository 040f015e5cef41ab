#pragma once

#include "core/bieten/rules.h"
#include "core/game/game_info.h"

namespace weli::bieten {

/// Bieten, and section 11 of its rules.
const GameInfo<Rules>& info();

}
