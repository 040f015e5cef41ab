#pragma once

#include "core/game/game_info.h"
#include "core/preference/rules.h"

namespace weli::preference {

/// Préférence, and section 13 of its rules.
const GameInfo<Rules>& info();

}
