#pragma once

#include "core/bieten/state.h"
#include "core/bots/bieten/rollout/leanings.h"

namespace weli::bots {

/// Somebody at the table who does not play by the book alone.
struct Leaner {
    Seat seat;
    Leanings leanings;
};

/// What a seat does the first time that it must play a card, if it may; with a name for a wild card
/// it waits until it may.
struct Planned {
    Seat seat;
    bieten::Action action;
    std::optional<bieten::Action> second {}; // and the time after it
};

/// Plays the deal to its count, every seat by the advice of the book, one perhaps as it leans, and
/// with nothing but its own cards in mind. The deal must be under way. `quiet` does not interject
/// in this very position.
bieten::State playedOut(bieten::State state, std::optional<Seat> quiet, Rng& rng,
    const std::optional<Leaner>& leaner = {}, std::optional<Planned> planned = {});

/// The same if the seat first does this, or waits.
bieten::State playedOut(const bieten::State& state, Seat seat,
    const std::optional<bieten::Action>& action, Rng& rng,
    const std::optional<Leaner>& leaner = {});

}
