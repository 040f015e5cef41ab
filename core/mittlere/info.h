#pragma once

#include "core/mittlere/rules.h"
#include "core/game/game_info.h"

namespace weli::mittlere {

/// Mittlere, and "States and the trace" of its rules.
const GameInfo<Rules>& info();

}
