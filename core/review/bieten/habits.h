#pragma once

#include "core/bieten/habits.h"
#include "core/bieten/state.h"
#include "core/game/timeline.h"

namespace weli::review {

/// Counted from what was done, deals that are not over included.
PerSeat<bieten::Habits> habitsOf(const Timeline<bieten::State>& match);

}
