#pragma once

#include "core/game/timeline.h"
#include "core/preference/habits.h"
#include "core/preference/state.h"

namespace weli::review {

/// Counted from what was done, deals that are not over included.
PerSeat<preference::Habits> habitsOf(const Timeline<preference::State>& match);

}
