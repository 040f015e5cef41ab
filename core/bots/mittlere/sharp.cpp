#include "core/bots/mittlere/sharp.h"

#include "core/bots/decision_util.h"
#include "core/bots/mittlere/endgame.h"
#include "core/bots/mittlere/likelihood.h"
#include "core/bots/mittlere/telling/outcome_telling.h"

#include <algorithm>

namespace weli::bots {

using namespace mittlere;

namespace {

    using Thoughts = std::vector<MittlereEvaluation>;

    constexpr int fewTricks = 3; // so many can be played out in every world

    /// Says of each thought why; the first one is chosen.
    void explain(Thoughts& thoughts, const Observation& observation, const MittlereManner& manner,
        const std::vector<Outcome>& outcomes)
    {
        const OutcomeTelling telling(observation, manner, thoughts, outcomes);
        for (std::size_t place = 0; place < thoughts.size(); ++place)
            thoughts[place].whys = telling.whysOf(place);
    }

    /// How far the value may be from the truth; the second part is for cards seldom tried.
    double doubtOf(const MittlereEvaluation& one) { return 3 * one.error + 3.0 / one.worlds; }

    /// Brings to the front what has come out plainly better than the card that was tried most:
    /// where little is at stake all are tried alike.
    void preferPlainlyBetter(Thoughts& thoughts)
    {
        const auto best = std::max_element(
            thoughts.begin(), thoughts.end(), [](const auto& one, const auto& other) {
                return one.value - doubtOf(one) < other.value - doubtOf(other);
            });
        const MittlereEvaluation& most = thoughts.front();
        if (best->value - doubtOf(*best) > most.value + doubtOf(most))
            std::rotate(thoughts.begin(), best, best + 1);
    }

    Thoughts searched(
        const Observation& observation, const Thinking& thinking, const Budget& budget, Rng& rng)
    {
        constexpr int fewest = 40; // iterations: each card is tried
        const int count = std::max(1, budget.worlds);
        Worlds worlds(observation);
        if (thinking.candidatesAWorld > 0)
            worlds.weigh(observation, count * thinking.candidatesAWorld, rng, budget.stop);
        Search search(observation, worlds, thinking.manner, rng, thinking.tricksPlayedWell,
            thinking.cardsAhead);
        search.think(std::max(fewest, count * thinking.iterationsAWorld), budget.stop);
        Thoughts thoughts;
        std::vector<Outcome> outcomes;
        for (const Search::RootStats& stats : search.rootStats()) {
            thoughts.push_back({ .action = Action::play(stats.card),
                .value = stats.mean,
                .error = stats.error,
                .worlds = stats.visits,
                .expected = placesOf(stats.ends) });
            outcomes.push_back({ stats.card, stats.ends });
        }
        preferPlainlyBetter(thoughts);
        explain(thoughts, observation, thinking.manner, outcomes);
        return thoughts;
    }

    /// How likely each of the worlds is; together they are certain.
    std::vector<double> sharesOf(const std::vector<std::array<CardSet, 2>>& worlds,
        const Observation& observation, const Thinking& thinking)
    {
        std::vector<double> shares(worlds.size(), 1.0 / static_cast<double>(worlds.size()));
        if (thinking.candidatesAWorld == 0) return shares;
        const Likelihood likelihood(observation);
        double sum = 0;
        for (std::size_t i = 0; i < worlds.size(); ++i) sum += shares[i] = likelihood.of(worlds[i]);
        for (double& share : shares) share /= sum;
        return shares;
    }

    Thoughts playedOut(const Observation& observation, const Thinking& thinking)
    {
        constexpr double slips = 0.01; // of cards that are as good, the one that others may miss
        const Payoffs payoffs(observation.table);
        const Hidden hidden = hiddenFrom(observation);
        const std::size_t seat = observation.seat.index;
        Deal deal = dealOf(observation.table);
        deal.hands[seat] = observation.hand;
        Thoughts thoughts;
        for (const Card card : playable(deal)) thoughts.push_back({ Action::play(card) });
        std::vector<Ends> ends(thoughts.size());
        const auto worlds = allHands(hidden);
        const std::vector<double> shares = sharesOf(worlds, observation, thinking);
        for (std::size_t world = 0; world < worlds.size(); ++world) {
            for (std::size_t i = 0; i < worlds[world].size(); ++i)
                deal.hands[hidden.seats[i].index] = worlds[world][i];
            for (std::size_t i = 0; i < thoughts.size(); ++i) {
                Deal next = deal;
                play(next, thoughts[i].action->card());
                const Ending ending = endingFor(seat, next, payoffs);
                thoughts[i].value += (ending.payoff[seat] + slips * ending.anyhow) * shares[world];
                ends[i].add(ending.ends, shares[world]);
            }
        }
        std::vector<Outcome> outcomes;
        for (std::size_t i = 0; i < thoughts.size(); ++i) {
            thoughts[i].expected = placesOf(ends[i]);
            outcomes.push_back({ thoughts[i].action->card(), ends[i] });
        }
        Thoughts best = sorted(thoughts);
        explain(best, observation, thinking.manner, outcomes);
        return best;
    }

}

Thoughts sharpCards(
    const Observation& observation, const Thinking& thinking, const Budget& budget, Rng& rng)
{
    if (observation.hand.size() <= fewTricks) return playedOut(observation, thinking);
    return searched(observation, thinking, budget, rng);
}

}
