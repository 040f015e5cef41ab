#pragma once

#include "core/game/timeline.h"
#include "core/mittlere/state.h"

namespace weli::mittlere {

/// What this seat remembers of the match, as all others do.
Past pastOf(const Timeline<State>& match, Seat seat);

}
