#include "core/bots/preference/ausfechten.h"

#include "core/bots/decision_util.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    using Costs = PerSeat<double>;

    /// A play in which each is for itself, with open hands.
    struct FreePlay {
        PerSeat<CardSet> hands {};
        PerSeat<int> taken {};
        SeatSet playing {};
        Seat turn {};
        Seat winner {}; // of the trick so far
        std::optional<Trick> trick {};
        int played = 0; // cards to the trick
    };

    FreePlay freePlayOf(const State& world)
    {
        const PublicState& table = world.table;
        FreePlay play;
        play.hands = world.hands;
        play.playing = table.active;
        play.turn = *seatDue(table);
        for (const Seat seat : table.active) play.taken[seat] = table.taken[seat];
        if (const PlayedTrick* open = openTrick(table)) {
            play.trick = trickSoFar(*open);
            play.winner = open->winner;
            play.played = static_cast<int>(open->cards.size());
        }
        return play;
    }

    CardSet playable(const FreePlay& play)
    {
        const CardSet hand = play.hands[play.turn];
        return play.trick ? preference::playable(*play.trick, hand, Duties {}) : hand;
    }

    FreePlay after(FreePlay play, Card card)
    {
        play.hands[play.turn].remove(card);
        if (!play.trick || beats(card, *play.trick, std::nullopt)) {
            play.winner = play.turn;
            play.trick = Trick { play.trick ? play.trick->led : card.suit(), card };
        }
        play.turn = nextIn(play.playing, play.turn);
        if (++play.played < 3) return play;
        ++play.taken[play.winner];
        play.turn = play.winner;
        play.trick.reset();
        play.played = 0;
        return play;
    }

    // What a deal costs: one for the most tricks, and a little for each.
    constexpr double costPerTrick = 0.1;

    /// P-63; of two who pay alike, who has fewer tricks is nearer to not paying.
    Costs costsOf(const FreePlay& play)
    {
        int most = 0;
        for (const Seat seat : play.playing) most = std::max(most, play.taken[seat]);
        Costs costs;
        for (const Seat seat : play.playing)
            costs[seat] = (play.taken[seat] == most ? 1 : 0) + costPerTrick * play.taken[seat];
        return costs;
    }

    /// The higher, the better: a lead that others must overtake, the highest card that does not
    /// win, the highest of all for a trick that cannot be avoided.
    int liking(const FreePlay& play, Card card)
    {
        const int height = -static_cast<int>(card.rank());
        CardSet others;
        for (const Seat seat : play.playing)
            if (seat != play.turn) others |= play.hands[seat];
        const int higher = (others & above(card)).size();
        if (!play.trick) return higher == 0 ? height - 50 : 4 * higher - height;
        if (!beats(card, *play.trick, std::nullopt)) return height + 50;
        return play.played == 2 ? height : higher - 50;
    }

    Card likedMost(const FreePlay& play)
    {
        const CardSet cards = playable(play);
        return *std::max_element(
            cards.begin(), cards.end(), [&play](const Card one, const Card other) {
                return liking(play, one) < liking(play, other);
            });
    }

    /// Each tries all of its cards, for the least cost to itself.
    Costs searched(const FreePlay& play, int& positions)
    {
        ++positions;
        const CardSet cards = playable(play);
        if (cards.empty()) return costsOf(play);
        std::optional<Costs> best;
        for (const Card card : cards) {
            const Costs costs = searched(after(play, card), positions);
            if (!best || costs[play.turn] < (*best)[play.turn]) best = costs;
        }
        return *best;
    }

    /// Plays on by what is liked, until so few cards are left that all can be tried.
    Costs playedOut(FreePlay play, int fewCards, int& positions)
    {
        while (play.hands[play.turn].size() > fewCards) play = after(play, likedMost(play));
        return searched(play, positions);
    }

    /// What came of one card in the worlds so far.
    struct FreeSums {
        Sampled value;
        Sampled pays;
        Sampled tricks;
    };

    void enter(FreeSums& sums, double cost)
    {
        const double pays = cost < 1 ? 0 : 1; // nobody without the most has ten
        sums.value.enter(-cost);
        sums.pays.enter(pays);
        sums.tricks.enter((cost - pays) / costPerTrick);
    }

    void explain(PreferenceEvaluation& one, const FreeSums& sums, double stake)
    {
        one.value = sums.value.mean();
        one.error = sums.value.error();
        one.worlds = static_cast<int>(sums.value.weight);
        one.expected = PreferenceChips { -stake * sums.pays.mean(), stake * sums.pays.error() };
        add(one.whys, { PreferenceReason::MostTricks, { sums.pays.mean(), sums.tricks.mean() } });
    }

}

std::vector<PreferenceEvaluation> weighAusfechten(
    const Observation& observation, const WorldSampler& sampler, const Budget& budget)
{
    constexpr int enough = 600'000; // positions
    const Seat self = observation.seat;
    const int fewCards = observation.hands[self].size() > 4 ? 3 : 4;
    std::vector<PreferenceEvaluation> weighed;
    for (const Action& action : legalActions(observation)) weighed.push_back({ action });
    std::vector<FreeSums> sums(weighed.size());
    int positions = 0;
    for (const State& world : sampler.worlds()) {
        const FreePlay play = freePlayOf(world);
        for (std::size_t i = 0; i < weighed.size(); ++i) {
            const FreePlay next = after(play, weighed[i].action->card());
            enter(sums[i], playedOut(next, fewCards, positions)[self]);
        }
        if (positions > enough || budget.stop.stop_requested()) break;
    }
    for (std::size_t i = 0; i < weighed.size(); ++i)
        explain(weighed[i], sums[i], observation.table.rules.stake);
    return weighed;
}

}
