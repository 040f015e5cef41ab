#pragma once

#include "core/bieten/state.h"

namespace weli::bots {

/// Plays the deal to its count, every seat by the advice of the book and with nothing but its own
/// cards in mind. The deal must be under way. `quiet` does not interject in this very position.
bieten::State playedOut(bieten::State state, std::optional<Seat> quiet, Rng& rng);

}
