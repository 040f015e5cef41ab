#pragma once

#include "core/game/timeline.h"
#include "core/mittlere/habits.h"
#include "core/mittlere/state.h"

namespace weli::review {

/// Counted from the deals that are over.
PerSeat<mittlere::Habits> habitsOf(const Timeline<mittlere::State>& match);

}
