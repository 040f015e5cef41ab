#pragma once

#include "app/cli/line_up.h"
#include "core/record/game_record.h"

namespace weli::cli {

/// What the games share that know no presets, and in which one seat at a time may act. `random`
/// chooses where nobody does.
template <GameState S, typename Acted, Acted (*random)(const S&, Rng&)> struct InTurn {
    using Rules = typename S::Rules;

    static Understood<Rules> rulesFrom(const std::optional<std::string>& preset, int /*players*/)
    {
        if (!preset) return Rules {};
        return wrongUsage(
            "--preset " + *preset + ": " + std::string(GameRecord<S>::name) + " has no presets");
    }

    static Acted next(const S& state, const LineUp& lineUp, Rng& rng)
    {
        if (lineUp.levelOf(*seatDue(state.table)) == bots::Level::Random) return random(state, rng);
        return asked(state, [&](const typename S::Observation& observation) {
            const bots::Level level = lineUp.levelOf(observation.seat);
            return decide(observation, level, bots::Budget {}, lineUp.seed()).action;
        });
    }

    template <typename Ask> static Acted asked(const S& state, const Ask& ask)
    {
        const Seat seat = *seatDue(state.table);
        return { seat, *ask(observe(state, seat)) };
    }
};

}
