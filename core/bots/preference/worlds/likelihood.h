#pragma once

#include "core/preference/state.h"

namespace weli::bots {

/// How likely the others have said and laid aside what they did if the cards lie as in this world:
/// as the book would, by a quick look at each hand, with room for other tastes. Only its ratio to
/// that of another world has a meaning.
double likelihood(const preference::State& world, Seat self);

}
