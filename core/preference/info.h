#pragma once

#include "core/preference/rules.h"
#include "core/game/game_info.h"

namespace weli::preference {

/// Préférence, and section 13 of its rules.
const GameInfo<Rules>& info();

}
