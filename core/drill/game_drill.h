#pragma once

#include "core/drill/asking.h"
#include "core/game/acted.h"
#include "core/game/game_state.h"

namespace weli::drill {

/// Where a question can be asked: the learner is about to do this.
template <GameState S> struct Spot {
    const S& state;
    Seat learner;
    typename S::Action act;
};

/// Makes a question of a spot; nothing if it is not one for it, or too dull.
template <GameState S> using Make = std::optional<Question> (*)(const Spot<S>& spot, Rng& rng);

template <GameState S> struct Maker {
    Kind kind;
    Make<S> make;
    int mostPlayers = 3; // at the table
};

/// How the questions of one game are made; each game specialises it.
///
///   makers   one for each of its kinds
///   rules(players, rng)   what the match is played by
template <typename S> struct GameDrill;

}
