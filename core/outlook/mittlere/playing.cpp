#include "core/outlook/mittlere/playing.h"

#include "core/bots/mittlere/book.h"
#include "core/bots/mittlere/likelihood.h"

namespace weli::outlook {

using namespace mittlere;
using bots::Deal;

namespace {

    FixedList<float, handCount> chancesOf(const Deal& deal, CardSet cards)
    {
        return bots::cardChances(bots::contextOf(deal), cards, bots::bookWeights);
    }

    Card anyAsPlayed(const Deal& deal, CardSet cards, Rng& rng)
    {
        if (cards.size() == 1) return cards.first();
        const auto chances = chancesOf(deal, cards);
        double left = rng.unit();
        Card chosen = cards.first();
        for (std::size_t place = 0; const Card card : cards) {
            chosen = card;
            left -= static_cast<double>(chances[place++]);
            if (left < 0) break;
        }
        return chosen;
    }

}

void MittlereEnd::add(const MittlereEnd& other, double times)
{
    worth += times * other.worth;
    weight += times * other.weight;
    ends.add(other.ends, times);
    for (std::size_t i = 0; i < lost.size(); ++i) {
        lost[i] += times * other.lost[i];
        brings[i] += times * other.brings[i];
    }
}

void playOn(Deal& deal, Rng& rng, std::optional<std::size_t> until)
{
    while (deal.tricksLeft > 0 && deal.turn != until)
        play(deal, anyAsPlayed(deal, playable(deal), rng));
}

Deal withTheRest(Deal deal, std::size_t seat)
{
    deal.taken[seat] |= deal.lying;
    deal.lying = {};
    deal.count = 0;
    for (CardSet& hand : deal.hands) {
        deal.taken[seat] |= hand;
        hand = {};
    }
    deal.tricks[seat] = static_cast<std::uint8_t>(deal.tricks[seat] + deal.tricksLeft);
    deal.tricksLeft = 0;
    deal.winner = static_cast<std::uint8_t>(seat);
    return deal;
}

MittlereEnd endOf(const Deal& over, const bots::Payoffs& payoffs, std::size_t seat)
{
    // Fitted to what came at tables of the book and of sharp ones (tests/bench/strength.md).
    constexpr double moreLosses = 0.4;
    const bots::Settled settled = payoffs.settled(over);
    const bots::Payoff lost = bots::Payoffs::lostIn(settled);
    MittlereEnd end { .worth = payoffs.of(settled)[seat], .weight = 1 + moreLosses * lost[seat] };
    end.ends.add(payoffs.endOf(settled, seat), end.weight);
    const double brought = settled.verdict.by == Case::Annulled ? 0 : end.weight; // M-27
    const bool wins = rowOf(settled.verdict.by).fate == Fate::Wins;
    const double strokes = wins ? 2 : 1; // M-24
    const double potatoes = wins ? 1 : 2;
    for (std::size_t i = 0; i < lost.size(); ++i) {
        end.lost[i] = end.weight * lost[i];
        end.brings[i] = brought * (strokes - (strokes + potatoes) * lost[i]);
    }
    return end;
}

namespace {

    Deal afterCard(Deal deal, Card card)
    {
        play(deal, card);
        return deal;
    }

    MittlereEnd byOwnView(const Deal& deal, const bots::Payoffs& payoffs, std::size_t seat)
    {
        if (deal.tricksLeft == 0) return endOf(deal, payoffs, seat);
        const CardSet cards = playable(deal);
        if (cards.size() == 1) return byOwnView(afterCard(deal, cards.first()), payoffs, seat);
        const auto chances = chancesOf(deal, cards);
        double all = 0;
        for (const float chance : chances) all += static_cast<double>(chance); // one, roughly
        MittlereEnd mean;
        for (std::size_t place = 0; const Card card : cards)
            mean.add(byOwnView(afterCard(deal, card), payoffs, seat),
                static_cast<double>(chances[place++]) / all);
        return mean;
    }

    struct OpenEnd {
        bots::Payoff payoff {}; // to each seat
        MittlereEnd end {};

        void add(const OpenEnd& other, double times)
        {
            for (std::size_t i = 0; i < payoff.size(); ++i) payoff[i] += times * other.payoff[i];
            end.add(other.end, times);
        }
    };

    OpenEnd withOpenHands(const Deal& deal, const bots::Payoffs& payoffs, std::size_t seat)
    {
        constexpr double equal = 1e-9; // sums of thirds and halves are not exact
        if (deal.tricksLeft == 0) return { payoffs.of(deal), endOf(deal, payoffs, seat) };
        OpenEnd best;
        int count = 0;
        for (const Card card : playable(deal)) {
            const OpenEnd one = withOpenHands(afterCard(deal, card), payoffs, seat);
            const double ahead = count == 0 ? 1 : one.payoff[deal.turn] - best.payoff[deal.turn];
            if (ahead < -equal) continue;
            count = ahead > equal ? 1 : count + 1;
            OpenEnd mean; // of those that are as good
            mean.add(best, 1 - 1.0 / count);
            mean.add(one, 1.0 / count);
            best = mean;
        }
        return best;
    }

}

MittlereEnd meanEnd(const Deal& deal, const bots::Payoffs& payoffs, std::size_t seat)
{
    constexpr double half = 0.5;
    MittlereEnd mean;
    mean.add(byOwnView(deal, payoffs, seat), half);
    mean.add(withOpenHands(deal, payoffs, seat).end, half);
    return mean;
}

}
