#include "core/odds/preference/in_play.h"

#include "core/odds/preference/distributions.h"
#include "core/odds/preference/open_cards.h"
#include "core/odds/preference/some_worlds.h"
#include "core/outlook/sampled.h"

namespace weli::odds {

using namespace preference;
using outlook::chanceOf;

namespace {

    constexpr int worlds = 400;

    /// Nobody agrees on anything (P-43, P-44).
    void endTalk(State& state)
    {
        while (std::holds_alternative<Talking>(state.table.phase)) {
            const Seat seat = *seatDue(state.table);
            const Action no(Verb::No);
            act(state, seat, whyNot(state, seat, no) ? Action(Verb::Refuse) : no);
        }
    }

    /// That a seat does not fall.
    class InPlay {
    public:
        InPlay(const Observation& observation, Seat seat, Rng& rng, const std::stop_token& stop)
            : observation_(observation)
            , rng_(rng)
            , stop_(stop)
            , open_(observation.table, seat, solver_)
        {
        }
        [[nodiscard]] Chance keeps()
        {
            const PublicState& table = observation_.table;
            if (const auto sure = open_.decided(table)) return *sure ? certain : impossible;
            const bool isKnown = open_.hasSide() && areKnown(observation_);
            if (areLastTricks(table) || isKnown) return withOpenCards();
            return firstByTheBook();
        }

    private:
        [[nodiscard]] Chance firstByTheBook();
        [[nodiscard]] Chance withOpenCards();
        [[nodiscard]] std::vector<Distribution> someDistributions() const;

        const Observation& observation_;
        Rng& rng_;
        const std::stop_token& stop_;
        bots::OpenPlaySolver solver_;
        OpenCards open_;
    };

    Chance InPlay::firstByTheBook()
    {
        bots::Sampled kept;
        for (auto& [world, weight] : someWorlds(observation_, worlds, rng_, stop_)) {
            endTalk(world);
            playToTheLastTricks(world);
            kept.enter(open_.keepsIn(world), weight);
            if (stop_.stop_requested()) break;
        }
        return chanceOf(kept);
    }

    std::vector<Distribution> InPlay::someDistributions() const
    {
        std::vector<Distribution> all;
        for (const auto& [world, weight] : someWorlds(observation_, worlds, rng_, stop_))
            all.push_back({ world.hands, weight });
        return all;
    }

    /// The mean of what is found in all distributions, or in some.
    Chance InPlay::withOpenCards()
    {
        const bool counts = canBeListed(observation_);
        std::vector<Distribution> all
            = counts ? everyDistribution(observation_) : someDistributions();
        for (auto i = static_cast<std::uint32_t>(all.size()); counts && i > 1; --i)
            std::swap(all[i - 1], all[rng_.below(i)]); // who is stopped has looked at any of them
        State world;
        world.table = observation_.table;
        bots::Sampled sampled;
        for (const Distribution& each : all) {
            world.hands = each.hands;
            sampled.enter(open_.keepsIn(world), each.ways);
            if (stop_.stop_requested() && &each != &all.back()) return chanceOf(sampled);
        }
        return counts ? Chance { sampled.mean(), 0 } : chanceOf(sampled);
    }

}

PreferenceOdds oddsInPlay(const Observation& observation, Rng& rng, const std::stop_token& stop)
{
    const PublicState& table = observation.table;
    const Seat self = observation.seat;
    PreferenceOdds odds;
    if (!table.playing.contains(self)) return odds;
    const auto keeps = [&](Seat seat) { return InPlay(observation, seat, rng, stop).keeps(); };
    if (isAusfechten(table))
        odds.notMost = keeps(self);
    else if (companyOf(table, self))
        odds.ownTricks = keeps(self);
    else if (self == table.declarer || rowOf(*table.contract).premium > 0) // P-62
        odds.made = keeps(*table.declarer);
    return odds;
}

}
