#pragma once

#include "core/game/game_state.h"

namespace weli {

/// Which positions of a game are worth a picture; each game specialises it in a file of its own,
/// which app/demo.cpp includes.
///
///   isLate(state)      enough has been played for the slate to tell something
///   showsMuch(state)   the first seat is to choose, and there is much to see on the table
template <GameState S> struct DemoPosition;

}
