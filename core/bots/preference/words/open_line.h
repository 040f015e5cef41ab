#pragma once

#include "core/bots/preference/solver/open_play_solver.h"
#include "core/preference/state.h"

namespace weli::bots {

/// Plays a contract to the end of the deal as those would who see all hands, the defenders as one
/// side: of the cards that cost their side nothing each takes the one that the book likes best. The
/// play must have begun.
void playOpenly(preference::State& state, OpenPlaySolver& solver);

}
