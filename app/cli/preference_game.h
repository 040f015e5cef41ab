#pragma once

#include "app/cli/line_up.h"
#include "app/cli/preference_chance.h"

namespace weli::cli {

template <> struct CliGame<preference::State> {
    static Understood<preference::Rules> rulesFrom(
        const std::optional<std::string>& preset, int players);
    static std::optional<Sample<preference::Rules>> sampled(
        const Fixed<preference::Rules>& fixed, Rng& rng)
    {
        return sampledRules(fixed, rng);
    }

    static preference::Acted next(const preference::State& state, const LineUp& lineUp, Rng& rng);
    template <typename Ask>
    static preference::Acted asked(const preference::State& state, const Ask& ask)
    {
        const Seat seat = *seatDue(state.table);
        return { seat, *ask(observe(state, seat)) };
    }

    static constexpr std::array<std::string_view, 2> columns { "balance", "won" };
    static Results results(const preference::State& over);
    static constexpr std::string_view gain = "chips per deal";
    static Gains gains(const preference::State& over);
    static std::string rulesFields();
};

}
