#pragma once

#include "app/cli/chance.h"
#include "app/cli/line_up.h"
#include "core/bots/bieten/round.h"

namespace weli::cli {

template <> struct CliGame<bieten::State> {
    static Understood<bieten::Rules> rulesFrom(
        const std::optional<std::string>& preset, int players);
    static std::optional<Sample<bieten::Rules>> sampled(const Fixed<bieten::Rules>& fixed, Rng& rng)
    {
        return sampledRules(fixed, rng);
    }

    static bieten::Acted next(const bieten::State& state, const LineUp& lineUp, Rng& rng);
    template <typename Ask> static bieten::Acted asked(const bieten::State& state, const Ask& ask)
    {
        return bots::nextAct(state, ask);
    }

    static constexpr std::array<std::string_view, 2> columns { "crosses", "bummerl" };
    static Results results(const bieten::State& over);
    static constexpr std::string_view gain = "crosses - bummerl per game";
    static Gains gains(const bieten::State& over);
    static std::string rulesFields();
};

}
