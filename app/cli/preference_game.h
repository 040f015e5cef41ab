#pragma once

#include "app/cli/in_turn.h"
#include "app/cli/preference_chance.h"
#include "core/record/preference_record.h"

namespace weli::cli {

template <>
struct CliGame<preference::State> : InTurn<preference::State, preference::Acted, randomAct> {
    static std::optional<Sample<preference::Rules>> sampled(
        const Fixed<preference::Rules>& fixed, Rng& rng)
    {
        return sampledRules(fixed, rng);
    }

    static constexpr std::array<std::string_view, 2> columns { "balance", "won" };
    static Results results(const preference::State& over);
    static constexpr std::string_view gain = "chips per deal";
    static Gains gains(const preference::State& over);
    static std::string rulesFields();
};

}
