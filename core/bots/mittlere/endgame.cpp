#include "core/bots/mittlere/endgame.h"

#include <algorithm>

namespace weli::bots {

using namespace mittlere;

namespace {

    /// The average over those of the endings that are best for one seat.
    class Best {
    public:
        explicit Best(std::size_t seat)
            : seat_(seat)
        {
        }

        void enter(const Ending& ending)
        {
            const Payoff& payoff = ending.payoff;
            constexpr float equal = 1e-4F; // sums of thirds and halves are not exact
            if (count_ > 0 && payoff[seat_] < most_ - equal) return;
            if (count_ == 0 || payoff[seat_] > most_ + equal) {
                most_ = payoff[seat_];
                sum_ = {};
                ends_ = {};
                count_ = 0;
            }
            for (std::size_t i = 0; i < sum_.size(); ++i) sum_[i] += payoff[i];
            ends_.add(ending.ends);
            ++count_;
        }

        [[nodiscard]] Ending average() const
        {
            Ending average { sum_ };
            for (float& one : average.payoff) one /= static_cast<float>(count_);
            average.ends.add(ends_, 1 / static_cast<float>(count_));
            return average;
        }

    private:
        std::size_t seat_;
        float most_ = 0;
        Payoff sum_ {};
        Ends<float> ends_ {};
        int count_ = 0;
    };

    std::vector<Card> listOf(CardSet cards)
    {
        std::vector<Card> list;
        for (const Card card : cards) list.push_back(card);
        return list;
    }

}

Payoff maxN(const Deal& deal, const Payoffs& payoffs) { return endingFor(0, deal, payoffs).payoff; }

Ending endingFor(std::size_t seat, const Deal& deal, const Payoffs& payoffs)
{
    if (deal.tricksLeft == 0) {
        const Settled settled = payoffs.settled(deal);
        Ending ending { payoffs.of(settled) };
        ending.ends.add(endOf(settled, seat));
        return ending;
    }
    Best best(deal.turn);
    for (const Card card : playable(deal)) {
        Deal next = deal;
        play(next, card);
        best.enter(endingFor(seat, next, payoffs));
    }
    return best.average();
}

std::vector<std::array<CardSet, 2>> allHands(const Hidden& hidden)
{
    const std::vector<Card> cards = listOf(hidden.either);
    std::vector<std::array<CardSet, 2>> worlds;
    for (std::uint32_t choice = 0; choice < 1U << cards.size(); ++choice) {
        if (std::popcount(choice) != hidden.room) continue;
        worlds.push_back(hidden.certain);
        for (std::size_t i = 0; i < cards.size(); ++i)
            worlds.back()[(choice >> i & 1U) != 0 ? 0 : 1].add(cards[i]);
    }
    return worlds;
}

}
