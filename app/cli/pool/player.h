#pragma once

#include "core/game/game_state.h"
#include "core/game/rng.h"

#include <optional>
#include <string_view>
#include <variant>

namespace weli::pool {

/// Somebody to measure bots against. Nobody meets these at a table of the program: they stay as
/// they are, so that figures of different days can be compared.
template <GameState S> struct Player {
    using Choice = std::optional<typename S::Action>; // none: it waits

    /// Asked, like a bot, with what its seat may know.
    using Honest = Choice (*)(const typename S::Observation& observation, std::uint64_t seed);
    /// The cheater alone: asked with all cards.
    using Cheating = Choice (*)(const S& state, Seat seat, std::uint64_t seed);

    std::string_view name;
    std::variant<Honest, Cheating> decide;

    [[nodiscard]] Choice choiceIn(const S& state, Seat seat, std::uint64_t seed) const
    {
        if (const Cheating* cheating = std::get_if<Cheating>(&decide))
            return (*cheating)(state, seat, seed);
        return std::get<Honest>(decide)(observe(state, seat), seed);
    }
};

}
