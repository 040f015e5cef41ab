#include "core/bots/preference/words/counted_worth.h"

#include "core/bots/preference/hand_value.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    /// So much of what is expected of the one, and the rest of the other.
    WordWorth mixed(double share, const WordWorth& one, const WordWorth& other)
    {
        WordWorth worth = share < 0.5 ? other : one;
        worth.chips = share * one.chips + (1 - share) * other.chips;
        return worth;
    }

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
        [[nodiscard]] WordWorth worth(const Action& action) const;

    private:
        [[nodiscard]] WordWorth worthOfBid(Bid bid) const;
        [[nodiscard]] WordWorth worthOfLow(Contract lowest) const;
        [[nodiscard]] WordWorth worthBought(Contract contract) const;
        [[nodiscard]] WordWorth worthAsIs(Contract contract, CardSet hand) const;
        [[nodiscard]] WordWorth worthOfPassing() const;
        [[nodiscard]] double worthAgainst(std::optional<Suit> trump) const;
        [[nodiscard]] WordWorth worthOfTaking() const;
        [[nodiscard]] WordWorth worthOfDiscard(CardSet aside) const;
        [[nodiscard]] WordWorth worthOfPlaying() const;
        [[nodiscard]] WordWorth worthOfSplit(Split split) const;
        [[nodiscard]] WordWorth worthOfOffer(Split split) const;
        [[nodiscard]] WordWorth worthOfJoining() const;
        [[nodiscard]] WordWorth worthOfAlone() const;
        [[nodiscard]] WordWorth defended(Company company) const;

        const PublicState& table_;
        Seat seat_;
        CardSet hand_;
        const HandEvaluator& judge_;
    };

    WordWorth bidWorth(const PublicState& table, Contract contract, const ExpectedResult& expected)
    {
        return worthFor(worthOfBidding(table, contract, expected), whyContract(contract, expected));
    }

    WordWorth Scales::worthBought(Contract contract) const
    {
        return bidWorth(table_, contract, judge_.afterBuying(contract, hand_));
    }

    WordWorth Scales::worthAsIs(Contract contract, CardSet hand) const
    {
        return bidWorth(table_, contract, judge_.asTheyAre(contract, hand));
    }

    PreferenceReason reasonIn(Company company)
    {
        switch (company) {
        case Company::Together: return PreferenceReason::Together;
        case Company::Alone: return PreferenceReason::Alone;
        case Company::Inviting: return PreferenceReason::Inviting;
        }
        return {};
    }

    WordWorth Scales::defended(Company company) const
    {
        const Defence defence = judge_.inDefence(*table_.contract, hand_, company);
        return worthFor(worthOfDefending(table_, defence),
            { reasonIn(company), { 1 - defence.falls, defence.tricks } });
    }

    /// The number may be raised after buying (P-24); a low bid leaves more open.
    WordWorth Scales::worthOfLow(Contract lowest) const
    {
        WordWorth best;
        for (int i = static_cast<int>(lowest); i <= static_cast<int>(Contract::Four); ++i)
            best.improve(worthBought(static_cast<Contract>(i)));
        best.chips -= rowOf(lowest).level * 0.01 * table_.rules.stake;
        return best;
    }

    WordWorth Scales::worthOfBid(Bid bid) const
    {
        if (bid == spiel) {
            WordWorth best;
            for (const Contract contract : { Contract::OneX, Contract::TwoX, Contract::ThreeX })
                best.improve(worthAsIs(contract, hand_));
            return best;
        }
        if (isLow(*bid.contract)) return worthOfLow(*bid.contract);
        return rowOf(*bid.contract).buys ? worthBought(*bid.contract)
                                         : worthAsIs(*bid.contract, hand_);
    }

    /// What others may play, and who has the most tricks if nobody does (P-63).
    WordWorth Scales::worthOfPassing() const
    {
        constexpr double often = 0.8;
        constexpr double mostTricks = 0.37;
        if (!judge_.thinksOfOthers() || isBidWithoutTrump(table_))
            return worthFor(0, { PreferenceReason::PassIsFree });
        const std::optional<Suit> trump = trumpSoFar(table_);
        const double somebodyPlays = isLastToSpeak(table_) ? 0 : table_.standing ? 1 : often;
        return { .chips = somebodyPlays * worthAgainst(trump)
                - (1 - somebodyPlays) * mostTricks * table_.rules.stake,
            .whys = whysOfPassing(table_, tricksAgainst(hand_, trump)) };
    }

    /// Only who must goes along at a loss (P-34). Any suit is as likely as long as none is known.
    double Scales::worthAgainst(std::optional<Suit> trump) const
    {
        if (!trump) {
            double mean = 0;
            for (const Suit suit : suits) mean += worthAgainst(suit) / suitCount;
            return mean;
        }
        const double tricks = tricksInDefence(hand_, *trump);
        const double worth = worthOfDefending(table_, defenceWith(tricks, Company::Together));
        return isForced(table_) ? worth : std::max(0.0, worth);
    }

    WordWorth Scales::worthOfTaking() const
    {
        constexpr double asBad = 0.3; // the two cards were laid aside for being bad
        WordWorth best;
        for (const Contract contract :
            { Contract::Five, Contract::Six, Contract::Seven, Contract::Eight }) {
            if (contract <= *table_.contract || !exists(contract, table_.rules)) continue;
            ExpectedResult expected = judge_.afterBuying(contract, hand_);
            expected.success = std::max(0.0, expected.success - asBad);
            best.improve(bidWorth(table_, contract, expected));
        }
        return best;
    }

    WordWorth Scales::worthOfDiscard(CardSet aside) const
    {
        WordWorth best;
        for (int i = 0; i < contractCount; ++i) {
            const auto contract = static_cast<Contract>(i);
            if (mayAnnounce(table_, contract)) best.improve(worthAsIs(contract, hand_ - aside));
        }
        return best;
    }

    /// The other one may have spoken already (P-35); else it goes along as often as not.
    WordWorth Scales::worthOfJoining() const
    {
        constexpr double otherJoins = 0.35;
        if (!table_.joined.empty()) return defended(Company::Together);
        WordWorth without = worthOfAlone();
        without.improve(defended(Company::Inviting));
        if (!table_.stayed.empty()) return without;
        return mixed(otherJoins, defended(Company::Together), without);
    }

    /// Alone one may come to an agreement.
    WordWorth Scales::worthOfAlone() const
    {
        WordWorth played = defended(Company::Alone);
        if (!table_.rules.negotiation) return played;
        const double agreed = worthOfSplit(Split::Seven).chips;
        const double accepted = judge_.isAccepted(0);
        WordWorth offered = played;
        offered.chips += accepted * (agreed - played.chips);
        add(offered.whys, { PreferenceReason::WouldShare, { accepted } });
        played.improve(offered);
        return played;
    }

    WordWorth Scales::worthOfPlaying() const
    {
        if (seat_ != table_.declarer) return defended(Company::Alone);
        const Contract contract = *table_.contract;
        const ExpectedResult expected = judge_.againstOne(contract, hand_);
        return worthFor(worthOf(table_, contract, expected), whyContract(contract, expected));
    }

    WordWorth Scales::worthOfSplit(Split split) const
    {
        const bool plays = seat_ == table_.declarer;
        const double tricks = plays ? declarersTricks(split) : defendersTricks(split);
        const PreferenceWhy why { PreferenceReason::Shared, { tricks } };
        if (plays) return worthFor(worthOf(table_, *table_.contract, { 1, tricks }), why);
        return worthFor(defendersTricks(split) * stakeOf(table_) / 10, why);
    }

    WordWorth Scales::worthOfOffer(Split split) const
    {
        const WordWorth agreed = worthOfSplit(split);
        const WordWorth played = worthOfPlaying();
        if (agreed.chips < played.chips) return agreed;
        const double accepted = judge_.isAccepted(seat_ == table_.declarer
                ? defendersTricks(split) - defendersTricks(Split::Seven)
                : declarersTricks(split) - declarersTricks(Split::Seven));
        WordWorth offered = played;
        offered.chips += accepted * (agreed.chips - played.chips);
        offered.whys = agreed.whys;
        add(offered.whys, { PreferenceReason::Agrees, { accepted } });
        return offered;
    }

    WordWorth Scales::worth(const Action& action) const
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
        case Verb::No:
            return std::holds_alternative<Talking>(table_.phase)
                ? worthOfPlaying()
                : worthFor(0, { PreferenceReason::NoIsFree });
        case Verb::Pass: return worthOfPassing();
        case Verb::Stay:
        case Verb::Play: break;
        }
        return worthFor(0, { PreferenceReason::HomeIsFree });
    }

}

WordWorth countedWorth(
    const Observation& observation, const HandEvaluator& evaluator, const Action& word)
{
    return Scales(observation, evaluator).worth(word);
}

}
