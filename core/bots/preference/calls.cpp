#include "core/bots/preference/calls.h"

#include "core/bots/preference/hand_value.h"

#include <algorithm>
#include <limits>

namespace weli::bots {

using namespace preference;

namespace {

    constexpr double nothing = -std::numeric_limits<double>::infinity();

    /// Weighs the words of one seat in one phase.
    class Scales {
    public:
        Scales(const Observation& observation, const HandEvaluator& evaluator)
            : table_(observation.table)
            , seat_(observation.seat)
            , hand_(observation.hands[observation.seat])
            , judge_(evaluator)
        {
        }
        [[nodiscard]] double worth(const Action& action) const;

    private:
        [[nodiscard]] double worthOfBid(Bid bid) const;
        [[nodiscard]] double worthOfLow(Contract lowest) const;
        [[nodiscard]] double worthBought(Contract contract) const;
        [[nodiscard]] double worthAsIs(Contract contract, CardSet hand) const;
        [[nodiscard]] double worthOfPassing() const;
        [[nodiscard]] double worthAgainst(Suit trump) const;
        [[nodiscard]] double worthOfTaking() const;
        [[nodiscard]] double worthOfDiscard(CardSet aside) const;
        [[nodiscard]] double worthOfPlaying() const;
        [[nodiscard]] double worthOfSplit(Split split) const;
        [[nodiscard]] double worthOfOffer(Split split) const;
        [[nodiscard]] double worthOfJoining() const;
        [[nodiscard]] double worthOfAlone() const;
        [[nodiscard]] double defended(Company company) const
        {
            return worthOfDefending(table_, judge_.inDefence(*table_.contract, hand_, company));
        }

        const PublicState& table_;
        Seat seat_;
        CardSet hand_;
        const HandEvaluator& judge_;
    };

    double Scales::worthBought(Contract contract) const
    {
        return worthOfBidding(table_, contract, judge_.afterBuying(contract, hand_));
    }

    double Scales::worthAsIs(Contract contract, CardSet hand) const
    {
        return worthOfBidding(table_, contract, judge_.asTheyAre(contract, hand));
    }

    /// The number may be raised after buying (P-24); a low bid leaves more open.
    double Scales::worthOfLow(Contract lowest) const
    {
        double best = nothing;
        for (int i = static_cast<int>(lowest); i <= static_cast<int>(Contract::Four); ++i)
            best = std::max(best, worthBought(static_cast<Contract>(i)));
        return best - rowOf(lowest).level * 0.01 * table_.rules.stake;
    }

    double Scales::worthOfBid(Bid bid) const
    {
        if (bid == spiel) {
            double best = nothing;
            for (const Contract contract : { Contract::OneX, Contract::TwoX, Contract::ThreeX })
                best = std::max(best, worthAsIs(contract, hand_));
            return best;
        }
        if (isLow(*bid.contract)) return worthOfLow(*bid.contract);
        return rowOf(*bid.contract).buys ? worthBought(*bid.contract)
                                         : worthAsIs(*bid.contract, hand_);
    }

    /// What others may play, and who has the most tricks if nobody does (P-63).
    double Scales::worthOfPassing() const
    {
        constexpr double somebodyPlays = 0.8;
        constexpr double mostTricks = 0.37;
        const Bid standing = table_.standing ? table_.standing->bid : spiel;
        double defending = 0;
        if (standing.contract && isSuit(*standing.contract)) {
            defending = worthAgainst(*rowOf(*standing.contract).trump);
        } else {
            for (const Suit suit : suits) defending += worthAgainst(suit) / suitCount;
        }
        if (table_.standing) return defending;
        return somebodyPlays * defending - (1 - somebodyPlays) * mostTricks * table_.rules.stake;
    }

    /// Only who must goes along at a loss (P-34).
    double Scales::worthAgainst(Suit trump) const
    {
        const double tricks = tricksInDefence(hand_, trump);
        const double worth = worthOfDefending(table_, { tricks, 1 - chanceOf(2, tricks) });
        return isForced(table_) ? worth : std::max(0.0, worth);
    }

    double Scales::worthOfTaking() const
    {
        constexpr double courage = 0.6; // the two cards were laid aside for being bad
        double best = nothing;
        for (const Contract contract :
            { Contract::Five, Contract::Six, Contract::Seven, Contract::Eight })
            if (contract > *table_.contract && exists(contract, table_.rules))
                best = std::max(best, worthBought(contract));
        return best - courage * stakeOf(table_);
    }

    double Scales::worthOfDiscard(CardSet aside) const
    {
        double best = nothing;
        for (int i = 0; i < contractCount; ++i) {
            const auto contract = static_cast<Contract>(i);
            if (mayAnnounce(table_, contract))
                best = std::max(best, worthAsIs(contract, hand_ - aside));
        }
        return best;
    }

    /// The other one may have spoken already (P-35); else it goes along as often as not.
    double Scales::worthOfJoining() const
    {
        constexpr double otherJoins = 0.35;
        if (!table_.joined.empty()) return defended(Company::Together);
        const double without = std::max(worthOfAlone(), defended(Company::Inviting));
        if (!table_.stayed.empty()) return without;
        return otherJoins * defended(Company::Together) + (1 - otherJoins) * without;
    }

    /// Alone one may come to an agreement.
    double Scales::worthOfAlone() const
    {
        const double played = defended(Company::Alone);
        if (!table_.rules.negotiation) return played;
        const double agreed = worthOfSplit(Split::Seven);
        return std::max(played, played + judge_.isAccepted(Split::Seven) * (agreed - played));
    }

    double Scales::worthOfPlaying() const
    {
        if (seat_ != table_.declarer) return defended(Company::Alone);
        return worthOf(table_, *table_.contract, judge_.againstOne(*table_.contract, hand_));
    }

    double Scales::worthOfSplit(Split split) const
    {
        if (seat_ == table_.declarer)
            return worthOf(
                table_, *table_.contract, { 1, static_cast<double>(declarersTricks(split)) });
        return defendersTricks(split) * stakeOf(table_) / 10;
    }

    double Scales::worthOfOffer(Split split) const
    {
        const double agreed = worthOfSplit(split);
        const double played = worthOfPlaying();
        if (agreed < played) return agreed;
        return played + judge_.isAccepted(split) * (agreed - played);
    }

    double Scales::worth(const Action& action) const
    {
        switch (action.verb()) {
        case Verb::Bid: return worthOfBid(action.bid());
        case Verb::Hold: return worthOfLow(action.contract());
        case Verb::Discard: return worthOfDiscard({ action.card(), action.second() });
        case Verb::Announce: return worthAsIs(action.contract(), hand_);
        case Verb::Take: return worthOfTaking();
        case Verb::Join: return worthOfJoining();
        case Verb::Invite: return defended(Company::Inviting);
        case Verb::Alone: return worthOfAlone();
        case Verb::Offer: return worthOfOffer(action.split());
        case Verb::Accept: return worthOfSplit(table_.offers.back());
        case Verb::Refuse: return worthOfPlaying();
        case Verb::No: return std::holds_alternative<Talking>(table_.phase) ? worthOfPlaying() : 0;
        case Verb::Pass: return worthOfPassing();
        case Verb::Stay:
        case Verb::Play: return 0;
        }
        return 0;
    }

}

std::vector<Weighed<Action>> evaluateCalls(
    const Observation& observation, const HandEvaluator& evaluator, std::span<const Action> actions)
{
    const Scales scales(observation, evaluator);
    std::vector<Weighed<Action>> weighed;
    for (const Action& action : actions) weighed.push_back({ action, scales.worth(action) });
    return weighed;
}

}
