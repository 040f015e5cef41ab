#pragma once

#include "core/game/timeline.h"
#include "core/preference/state.h"

namespace weli::preference {

/// What this seat remembers of the match, as all others do.
Past pastOf(const Timeline<State>& match, Seat seat);

}
