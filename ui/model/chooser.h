#pragma once

#include "core/games.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <tuple>

namespace weli {

/// What a bot does: an act, or nothing for "I wait". Called on another thread; must keep to what
/// the observation says, and repeat itself for the same seed.
template <GameState S>
using ChooserOf = std::function<std::optional<typename S::Action>(const typename S::Observation&,
    const QString& level, std::uint64_t seed, const std::stop_token&)>;

template <typename Any> struct EveryChooser;
template <GameState... S> struct EveryChooser<std::variant<S...>> {
    using All = std::tuple<ChooserOf<S>...>;
};
/// One for each game.
using Choosers = EveryChooser<AnyState>::All;

/// The bots of core/bots.
Choosers botChoosers();

}
