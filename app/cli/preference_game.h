#pragma once

#include "app/cli/game.h"
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

    /// As yet they all play at random.
    class Players {
    public:
        static Understood<Players> seated(const std::vector<std::string>& names);
        void newMatch(Rng& /*rng*/) { }
        [[nodiscard]] preference::Acted next(const preference::State& state, Rng& rng) const
        {
            return randomAct(state, rng);
        }
    };

    static constexpr std::array<std::string_view, 2> columns { "balance", "won" };
    static Results results(const preference::State& over);
    static std::string rulesFields();
};

}
