#pragma once

#include "core/bieten/view.h"
#include "core/mittlere/view.h"
#include "core/preference/view.h"

#include <array>
#include <variant>

namespace weli {

namespace bieten {
    struct State;
}
namespace preference {
    struct State;
}
namespace mittlere {
    struct State;
}

/// Says which game is meant: `std::visit([]<typename S>(GameOf<S>) { … }, game)`.
template <typename S> struct GameOf {
    friend bool operator==(const GameOf&, const GameOf&) = default;
};

/// Types that a list of games, named by their states, gives rise to.
template <typename... S> struct GameList {
    using Games = std::variant<GameOf<S>...>;
    template <template <typename> typename Of> using Each = std::variant<Of<S>...>;
    static constexpr std::array list { Games(GameOf<S> {})... };
};

/// The games that Weli knows. Here they are listed and nowhere else; what is said of one of them by
/// a variant stands in the same order.
using EveryGame = GameList<bieten::State, preference::State, mittlere::State>;

/// One of the games.
using AnyGame = EveryGame::Games;
/// What is agreed before a match of any of them.
using AnyRules = std::variant<bieten::Rules, preference::Rules, mittlere::Rules>;
/// What a seat does in any of them.
using AnyAction = std::variant<bieten::Action, preference::Action, mittlere::Action>;
/// What a seat sees of a match of any of them.
using AnyView = std::variant<bieten::View, preference::View, mittlere::View>;

/// All of them, in the order in which they are offered.
inline constexpr auto games = EveryGame::list;

inline AnyGame gameOf(const AnyRules& rules) { return games[rules.index()]; }
inline AnyGame gameOf(const AnyView& view) { return games[view.index()]; }

}
