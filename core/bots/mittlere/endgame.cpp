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
            anyhow_ += ending.anyhow;
            ++all_;
            const Payoff& payoff = ending.payoff;
            constexpr double equal = 1e-9; // sums of thirds and halves are not exact
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
            Ending average { sum_, anyhow_ / all_ };
            for (double& one : average.payoff) one /= count_;
            average.ends.add(ends_, 1.0 / count_);
            return average;
        }

    private:
        std::size_t seat_;
        double most_ = 0;
        Payoff sum_ {};
        Ends ends_ {};
        double anyhow_ = 0; // of all
        int all_ = 0;
        int count_ = 0;
    };

    /// A deal that is played out, and what it brings.
    struct Line {
        Deal end;
        Payoff payoff {};
    };

    /// In it nobody has a choice.
    Line lastTrick(Deal deal, const Payoffs& payoffs)
    {
        while (deal.tricksLeft > 0) play(deal, deal.hands[deal.turn].first());
        return { deal, payoffs.of(deal) };
    }

    Line lineFrom(const Deal& deal, const Payoffs& payoffs, std::int64_t& lines)
    {
        ++lines;
        if (deal.tricksLeft <= 1) return lastTrick(deal, payoffs);
        constexpr double content = 0.7; // of the stretch from -2 to 1: somebody else loses
        Line best;
        bool isFirst = true;
        for (const Card card : playable(deal)) {
            Deal next = deal;
            play(next, card);
            const Line line = lineFrom(next, payoffs, lines);
            if (isFirst || line.payoff[deal.turn] > best.payoff[deal.turn]) best = line;
            if (best.payoff[deal.turn] > content) break;
            isFirst = false;
        }
        return best;
    }

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
        const Payoff payoff = payoffs.of(settled);
        Ending ending { payoff, payoff[seat] };
        ending.ends.add(payoffs.endOf(settled, seat));
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

Deal playedWell(const Deal& deal, const Payoffs& payoffs, std::int64_t& lines)
{
    return lineFrom(deal, payoffs, lines).end;
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
