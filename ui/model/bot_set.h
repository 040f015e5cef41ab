#pragma once

#include "core/bots/bot.h"
#include "core/matches.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <tuple>

namespace weli {

/// What a bot does: an act, or nothing for "I wait". Called on another thread; must keep to what
/// the observation says, and repeat itself for the same seed.
template <GameState S>
using BotFunction = std::function<std::optional<typename S::Action>(const typename S::Observation&,
    const bots::Mind& mind, std::uint64_t seed, const std::stop_token&)>;

template <typename Any> struct EveryBot;
template <GameState... S> struct EveryBot<std::variant<S...>> {
    using All = std::tuple<BotFunction<S>...>;
};
/// One for each game.
using BotSet = EveryBot<AnyState>::All;

/// The bots of core/bots.
BotSet defaultBots();

}
