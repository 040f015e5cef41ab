#pragma once

#include "core/bieten/state.h"
#include "core/game/timeline.h"
#include "core/mittlere/state.h"
#include "core/preference/state.h"

#include <array>
#include <variant>

namespace weli {

/// The state of any game that Weli knows. This list is the only one: all others follow from it.
using AnyState = std::variant<bieten::State, preference::State, mittlere::State>;

/// Says which game is meant: `std::visit([]<typename S>(GameOf<S>) { … }, game)`.
template <GameState S> struct GameOf {
    friend bool operator==(const GameOf&, const GameOf&) = default;
};

template <typename Any> struct EveryGame;
template <GameState... S> struct EveryGame<std::variant<S...>> {
    using Games = std::variant<GameOf<S>...>;
    using Rules = std::variant<typename S::Rules...>;
    using Matches = std::variant<Timeline<S>...>;
    static constexpr std::array list { Games(GameOf<S> {})... };
};

/// One of the games.
using AnyGame = EveryGame<AnyState>::Games;
/// A match of any of them.
using AnyMatch = EveryGame<AnyState>::Matches;
/// What is agreed before a match of any of them.
using AnyRules = EveryGame<AnyState>::Rules;

/// All of them, in the order in which they are offered.
inline constexpr auto games = EveryGame<AnyState>::list;

inline AnyGame gameOf(const AnyMatch& match) { return games[match.index()]; }
inline AnyGame gameOf(const AnyRules& rules) { return games[rules.index()]; }

}
