#include "core/bots/preference/worlds/likelihood.h"

#include "core/bots/preference/hand_value.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace preference;

namespace {

    // What is needed, and how far tastes differ, lies near what book, sharp and master say.

    constexpr double wideTaste = 0.45;
    constexpr double commonTaste = 0.3;
    constexpr double narrowTaste = 0.2;
    constexpr double neededForHearts = 5.6; // tricks

    /// How likely somebody dares what needs so much less than is there. Anybody may err.
    double dares(double surplus, double taste = wideTaste)
    {
        constexpr double error = 0.003;
        return error + (1 - 2 * error) / (1 + std::exp(-surplus / taste));
    }

    CardSet beforePlay(const State& world, Seat seat)
    {
        return world.hands[seat] | playedBy(world.table, seat);
    }

    /// The ten cards of each seat as they were dealt.
    PerSeat<CardSet> dealtIn(const State& world)
    {
        const PublicState& table = world.table;
        PerSeat<CardSet> dealt;
        for (const Seat seat : table.active) dealt[seat] = beforePlay(world, seat);
        for (std::size_t i = table.buyers.size(); i-- > 0;) {
            CardSet& hand = dealt[table.buyers[i]];
            if (i < world.discards.size()) hand |= world.discards[i];
            hand -= i == 0 ? world.talon : world.discards[i - 1];
        }
        return dealt;
    }

    /// Listens to the words of a deal, one after the other.
    class Listener {
    public:
        Listener(const State& world, Seat self)
            : world_(world)
            , self_(self)
            , dealt_(dealtIn(world))
        {
        }
        [[nodiscard]] double likelihoodOf(const Acted& acted);

    private:
        [[nodiscard]] double likely(Seat seat, const Action& word) const;
        [[nodiscard]] double likelyBid(Seat seat, Bid bid) const;
        [[nodiscard]] double likelyPass(Seat seat) const;
        [[nodiscard]] double likelyTrump(CardSet hand, Contract contract) const;
        [[nodiscard]] double likelyAnnouncement(Seat seat, Contract contract) const;
        [[nodiscard]] double surplusBuying(Seat seat, int lowest) const;
        [[nodiscard]] double surplusInDefence(Seat seat, double needed) const;

        const State& world_;
        Seat self_;
        PerSeat<CardSet> dealt_;
        std::optional<Bid> standing_;
    };

    /// For the best of the contracts 1 to 4 from this level on.
    double Listener::surplusBuying(Seat seat, int lowest) const
    {
        constexpr double needed = 4.3;
        double most = -10;
        for (int level = lowest; level <= 4; ++level) {
            const Suit trump = *ladder[static_cast<std::size_t>(level - 1)].trump;
            most = std::max(most, tricksWithTrump(dealt_[seat], trump) - needed);
        }
        return most;
    }

    double Listener::likelyBid(Seat seat, Bid bid) const
    {
        constexpr double neededAsIs = 6.5;
        if (bid.contract && isLow(*bid.contract)) return dares(surplusBuying(seat, levelOf(bid)));
        const CardSet hand = dealt_[seat];
        if (bid == spiel) {
            double most = 0;
            for (const Suit trump : { Suit::Acorns, Suit::Leaves, Suit::Bells })
                most = std::max(most, tricksWithTrump(hand, trump));
            return dares(most - neededAsIs);
        }
        const ContractRow& row = rowOf(*bid.contract);
        if (row.trump)
            return dares(tricksWithTrump(hand, *row.trump) - neededForHearts, narrowTaste);
        if (row.goal == Goal::NoTrick) return dares(3 * (0.8 - chanceOfATrick(hand)));
        return dares(tricksWithoutTrump(hand) - 8);
    }

    double Listener::likelyPass(Seat seat) const
    {
        const int level = standing_ ? levelOf(*standing_) : 0;
        if (level >= rowOf(Contract::Hearts).level) return 1;
        const double hearts = tricksWithTrump(dealt_[seat], Suit::Hearts) - neededForHearts;
        return 1 - dares(std::max(hearts, surplusBuying(seat, level + 1)), commonTaste);
    }

    /// What is laid aside is neither high nor a trump.
    double regret(CardSet aside, Suit trump)
    {
        double regret = 0;
        for (const Card card : aside) {
            if (card.suit() == trump || card.rank() == Rank::Ace) regret += 2.5;
            if (card.rank() == Rank::King) regret += 0.8;
        }
        return regret;
    }

    /// Among the trumps that were open to it; how strong it is, its bid has told.
    double Listener::likelyTrump(CardSet hand, Contract contract) const
    {
        constexpr double taste = 0.45;
        const double announced = tricksWithTrump(hand, *rowOf(contract).trump);
        double all = 0;
        for (int i = 0; i < contractCount; ++i) {
            const auto open = static_cast<Contract>(i);
            if (!isSuit(open) || !mayAnnounce(world_.table, open)) continue;
            all += std::exp((tricksWithTrump(hand, *rowOf(open).trump) - announced) / taste);
        }
        return 1 / all;
    }

    double Listener::likelyAnnouncement(Seat seat, Contract contract) const
    {
        const CardSet hand = beforePlay(world_, seat);
        const ContractRow& row = rowOf(contract);
        if (row.goal == Goal::NoTrick) return dares(5 * (0.5 - chanceOfATrick(hand)));
        if (row.goal == Goal::AllTricks) return dares(tricksWithoutTrump(hand) - 8.5);
        if (world_.table.buyers.size() > 1) return 1; // its hand is not what it was
        const double chance = likelyTrump(hand, contract);
        if (world_.discards.empty()) return chance;
        return chance * std::exp(-regret(world_.discards.back(), *row.trump));
    }

    double Listener::surplusInDefence(Seat seat, double needed) const
    {
        return tricksInDefence(dealt_[seat], *trumpOf(world_.table)) - needed;
    }

    double Listener::likely(Seat seat, const Action& word) const
    {
        switch (word.verb()) {
        case Verb::Pass: return likelyPass(seat);
        case Verb::Bid: return likelyBid(seat, word.bid());
        case Verb::Hold: return dares(surplusBuying(seat, rowOf(word.contract()).level));
        case Verb::Announce: return likelyAnnouncement(seat, word.contract());
        case Verb::Join: return dares(surplusInDefence(seat, 1.9), commonTaste);
        case Verb::Stay: return 1 - dares(surplusInDefence(seat, 1.9), commonTaste);
        case Verb::Invite: return dares(surplusInDefence(seat, 2.7));
        case Verb::Alone: return 1 - dares(surplusInDefence(seat, 2.7));
        default: return 1; // says little about the cards
        }
    }

    double Listener::likelihoodOf(const Acted& acted)
    {
        const double heard = acted.seat == self_ ? 1 : likely(acted.seat, acted.action);
        if (acted.action.verb() == Verb::Bid) standing_ = acted.action.bid();
        return heard;
    }

}

double likelihood(const State& world, Seat self)
{
    Listener listener(world, self);
    double all = 1;
    for (const Acted& acted : world.table.calls) all *= listener.likelihoodOf(acted);
    return all;
}

}
