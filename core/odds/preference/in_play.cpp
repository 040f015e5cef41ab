#include "core/odds/preference/in_play.h"

#include "core/bots/preference/expected_result.h"
#include "core/bots/preference/solver/open_play_solver.h"
#include "core/bots/preference/words/playout.h"
#include "core/odds/preference/lies.h"
#include "core/odds/preference/some_worlds.h"
#include "core/odds/preference/three_for_themselves.h"
#include "core/odds/sampled.h"
#include "core/preference/settlement.h"

namespace weli::odds {

using namespace preference;
using bots::Company;
using bots::OpenPlay;

namespace {

    constexpr int counted = 4; // tricks before the end of which every lie of the cards is looked at
    constexpr int worlds = 400;
    constexpr std::uint64_t enough = 400'000; // positions

    /// In which company this defender may fall; nothing for one who cannot (P-59, P-61).
    std::optional<Company> companyOf(const PublicState& table, Seat seat)
    {
        if (!isSuit(*table.contract)) return std::nullopt;
        if (table.inviter)
            return table.inviter == seat ? std::optional(Company::Inviting) : std::nullopt;
        return table.playing.size() == 2 ? Company::Alone : Company::Together;
    }

    /// The tricks that count for a defender.
    int taken(const PublicState& table, Seat seat, Company company)
    {
        if (company != Company::Inviting) return table.taken[seat];
        const auto [left, right] = defendersOf(table);
        return table.taken[left] + table.taken[right];
    }

    /// The play as it is but for the hands.
    OpenPlay playWithoutHands(const PublicState& table)
    {
        State world;
        world.table = table;
        return bots::playNow(world);
    }

    class InPlay {
    public:
        InPlay(const Observation& observation, Rng& rng, const std::stop_token& stop)
            : observation_(observation)
            , table_(observation.table)
            , rng_(rng)
            , stop_(stop)
            , play_(playWithoutHands(table_))
            , left_(handSize(table_, bots::turn(play_)))
        {
        }
        [[nodiscard]] Chance made()
        {
            const int taken = table_.taken[*table_.declarer];
            if (rowOf(*table_.contract).goal == Goal::SixTricks) return declarerTakes(6 - taken);
            return declarerTakes(1); // the worth of success
        }
        [[nodiscard]] Chance keeps(Company company)
        {
            const int needed = bots::neededBy(company) - taken(table_, observation_.seat, company);
            if (needed <= 0) return certain;
            if (needed > left_) return impossible;
            if (company == Company::Together) return keepsTogether();
            const Chance falls = declarerTakes(left_ - needed + 1);
            return { 1 - falls.value, falls.error };
        }

    private:
        /// With open cards, the defenders being one side.
        [[nodiscard]] Chance declarerTakes(int wanted)
        {
            if (wanted <= 0) return certain;
            if (wanted > left_) return impossible;
            bots::OpenPlaySolver solver;
            return overLies(
                [&](const OpenPlay& play) { return solver.isWorth(play, wanted) ? 1.0 : 0.0; },
                [&] { return solver.nodes() > enough; });
        }
        [[nodiscard]] Chance keepsTogether()
        {
            if (left_ > counted) return keepsByTheBook();
            ThreeForThemselves three(table_);
            return overLies(
                [&](const OpenPlay& play) { return three.keeps(play, observation_.seat); },
                [] { return false; });
        }
        [[nodiscard]] Chance keepsByTheBook();
        template <typename Look, typename IsEnough>
        [[nodiscard]] Chance overLies(const Look& look, const IsEnough& isEnough);
        [[nodiscard]] std::vector<Lie> someLies() const;

        const Observation& observation_;
        const PublicState& table_;
        Rng& rng_;
        const std::stop_token& stop_;
        OpenPlay play_;
        int left_; // tricks to be won
    };

    Chance InPlay::keepsByTheBook()
    {
        bots::Sampled kept;
        for (auto& [world, weight] : someWorlds(observation_, worlds, rng_, stop_)) {
            bots::playToTheEnd(world);
            const bool falls = settlementOf(world.table).fallen.contains(observation_.seat);
            kept.enter(falls ? 0 : 1, weight);
            if (stop_.stop_requested()) break;
        }
        return chanceOf(kept);
    }

    std::vector<Lie> InPlay::someLies() const
    {
        std::vector<Lie> lies;
        for (const auto& [world, weight] : someWorlds(observation_, worlds, rng_, stop_))
            lies.push_back({ world.hands, weight });
        return lies;
    }

    /// The mean of what is found with open cards.
    template <typename Look, typename IsEnough>
    Chance InPlay::overLies(const Look& look, const IsEnough& isEnough)
    {
        const bool counts = left_ <= counted && canBeListed(observation_);
        std::vector<Lie> lies = counts ? everyLie(observation_) : someLies();
        for (auto i = static_cast<std::uint32_t>(lies.size()); counts && i > 1; --i)
            std::swap(lies[i - 1], lies[rng_.below(i)]); // who is stopped has looked at any of them
        bots::Sampled sampled;
        for (const Lie& lie : lies) {
            play_.hands = lie.hands;
            sampled.enter(look(play_), lie.ways);
            if (stop_.stop_requested() || (!counts && isEnough())) return chanceOf(sampled);
        }
        return counts ? Chance { sampled.mean(), 0 } : chanceOf(sampled);
    }

}

PreferenceOdds oddsInPlay(const Observation& observation, Rng& rng, const std::stop_token& stop)
{
    const PublicState& table = observation.table;
    PreferenceOdds odds;
    if (!table.contract || !table.playing.contains(observation.seat)) return odds;
    InPlay inPlay(observation, rng, stop);
    if (observation.seat == table.declarer) {
        odds.made = inPlay.made();
        return odds;
    }
    if (const auto company = companyOf(table, observation.seat))
        odds.ownTricks = inPlay.keeps(*company);
    return odds;
}

}
