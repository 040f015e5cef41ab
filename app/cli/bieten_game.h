#pragma once

#include "app/cli/chance.h"
#include "app/cli/game.h"
#include "core/bots/bot.h"

namespace weli::cli {

template <> struct CliGame<bieten::State> {
    static Understood<bieten::Rules> rulesFrom(
        const std::optional<std::string>& preset, int players);
    static std::optional<Sample<bieten::Rules>> sampled(const Fixed<bieten::Rules>& fixed, Rng& rng)
    {
        return sampledRules(fixed, rng);
    }

    /// Who sits at seat 0, 1 …; at a larger table they begin anew.
    class Players {
    public:
        static Understood<Players> seated(const std::vector<std::string>& names);
        void newMatch(Rng& rng);
        [[nodiscard]] bieten::Acted next(const bieten::State& state, Rng& rng) const;

    private:
        [[nodiscard]] bool allRandom() const;

        std::vector<bots::Level> levels_;
        std::uint64_t seed_ = 0; // of this match
    };

    static constexpr std::array<std::string_view, 2> columns { "crosses", "bummerl" };
    static Results results(const bieten::State& over);
    static std::string rulesFields();
};

}
