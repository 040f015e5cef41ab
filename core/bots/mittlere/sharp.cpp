#include "core/bots/mittlere/sharp.h"

#include "core/bots/decision_util.h"
#include "core/bots/mittlere/endgame.h"
#include "core/bots/mittlere/likelihood.h"

#include <algorithm>

namespace weli::bots {

using namespace mittlere;

namespace {

    using Thoughts = std::vector<MittlereEvaluation>;

    constexpr int fewTricks = 3; // so many can be played out in every world

    int pointsSoFar(const Observation& observation)
    {
        return pointsTaken(observation.table)[observation.seat];
    }

    /// Has the seat no trick yet, near the end, and leaves one with this card that it could take?
    bool ducksTheFirst(const Observation& observation, Card card)
    {
        constexpr int late = 6; // cards in hand
        const PublicState& table = observation.table;
        if (table.taken[observation.seat] > 0 || observation.hand.size() > late) return false;
        if (takesNow(table, card)) return false;
        for (const Card other : playableNow(table, observation.hand))
            if (takesNow(table, other)) return true;
        return false;
    }

    /// What is to be said of a card beside its three chances.
    void explain(
        MittlereEvaluation& one, const Ends& ends, const Observation& observation, bool forTheMatch)
    {
        constexpr double slight = 0.02;
        constexpr double small = 0.1;
        constexpr double likely = 0.5;
        one.expected = MittlerePlaces { ends.high, ends.middle, ends.low };
        if (forTheMatch) add(one.whys, { MittlereReason::FirstInMatch, { ends.first } });
        if (ends.high - ends.hundred > likely) add(one.whys, { MittlereReason::LikelyHigh });
        if (ends.middle > likely) add(one.whys, { MittlereReason::LikelyMiddle });
        if (ends.low > likely) add(one.whys, { MittlereReason::LikelyLow });
        if (ends.hundred > slight) add(one.whys, { MittlereReason::Hundred, { ends.hundred } });
        if (ends.noTrick <= small && ducksTheFirst(observation, one.action->card()))
            add(one.whys, { MittlereReason::TrickLater, { ends.noTrick } });
        else if (ends.noTrick > slight)
            add(one.whys, { MittlereReason::NoTrick, { ends.noTrick } });
        const double points = pointsSoFar(observation);
        add(one.whys, { MittlereReason::SoFar, { points } });
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
        const int count = std::max(1, budget.worlds);
        Worlds worlds(observation);
        if (thinking.candidatesAWorld > 0)
            worlds.weigh(observation, count * thinking.candidatesAWorld, rng, budget.stop);
        Search search(observation, worlds, thinking.manner, rng, thinking.tricksPlayedWell);
        search.think(count * thinking.iterationsAWorld, budget.stop);
        Thoughts thoughts;
        for (const Search::RootStats& stats : search.rootStats()) {
            MittlereEvaluation one { .action = Action::play(stats.card),
                .value = stats.mean,
                .error = stats.error,
                .worlds = stats.visits };
            if (thinking.manner.holdsBack > 0
                && highestTrumps(observation.table.trump).contains(stats.card))
                add(one.whys, { MittlereReason::HoldsBack });
            explain(one, stats.ends, observation, search.isForTheMatch());
            thoughts.push_back(one);
        }
        preferPlainlyBetter(thoughts);
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
        for (std::size_t i = 0; i < thoughts.size(); ++i)
            explain(thoughts[i], ends[i], observation, payoffs.areOfTheMatch());
        return sorted(thoughts);
    }

}

Thoughts sharpCards(
    const Observation& observation, const Thinking& thinking, const Budget& budget, Rng& rng)
{
    if (observation.hand.size() <= fewTricks) return playedOut(observation, thinking);
    return searched(observation, thinking, budget, rng);
}

}
