#pragma once

#include "core/bieten/state.h"
#include "core/game/timeline.h"

namespace weli::bieten {

/// What this seat remembers of the match.
Past pastOf(const Timeline<State>& match, Seat seat);

}
