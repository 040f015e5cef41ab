#pragma once

#include "core/game/game_info.h"
#include "core/mittlere/rules.h"

namespace weli::mittlere {

/// Mittlere, and "States and the trace" of its rules.
const GameInfo<Rules>& info();

}
