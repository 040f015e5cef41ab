#pragma once

#include "core/bieten/past.h"
#include "core/game/view_of.h"
#include "core/games.h"
#include "core/mittlere/past.h"
#include "core/preference/past.h"

namespace weli {

/// The state itself, for EveryGame::Each.
template <typename S> using StateOf = S;
/// The state of any game.
using AnyState = EveryGame::Each<StateOf>;
/// A match of any of them.
using AnyMatch = EveryGame::Each<Timeline>;

inline AnyGame gameOf(const AnyMatch& match) { return games[match.index()]; }

}
