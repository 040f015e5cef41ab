#pragma once

#include "app/cli/in_turn.h"
#include "core/record/mittlere_record.h"

namespace weli::cli {

/// One of the acts that are legal, all as likely. The state must neither await a pack nor be over.
mittlere::Acted randomAct(const mittlere::State& state, Rng& rng);

/// Any values of the options. Nothing if no rules with these fixed values are allowed.
std::optional<Sample<mittlere::Rules>> sampledRules(const Fixed<mittlere::Rules>& fixed, Rng& rng);

template <> struct CliGame<mittlere::State> : InTurn<mittlere::State, mittlere::Acted, randomAct> {
    static std::optional<Sample<mittlere::Rules>> sampled(
        const Fixed<mittlere::Rules>& fixed, Rng& rng)
    {
        return sampledRules(fixed, rng);
    }

    static constexpr std::array<std::string_view, 2> columns { "total", "won" };
    static Results results(const mittlere::State& over);
    static constexpr std::string_view gain = "strokes less potatoes a deal";
    static Gains gains(const mittlere::State& over);
    static std::string rulesFields() { return {}; }
};

}
