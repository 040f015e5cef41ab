#include "core/bots/preference/calls.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/hand_value.h"
#include "core/bots/preference/words/learnt.h"

#include <algorithm>
#include <limits>

namespace weli::bots {

using namespace preference;

namespace {

    constexpr double nothing = -std::numeric_limits<double>::infinity();

    /// What something is worth in chips, how sure that is, and why.
    struct Worth {
        double chips = nothing;
        double error = 0;
        int worlds = 0;
        PreferenceWhys whys {};

        /// Becomes the other one if that is worth more.
        void improve(const Worth& other)
        {
            if (chips < other.chips) *this = other;
        }
    };

    /// Known for certain.
    Worth sureWorth(double chips, const PreferenceWhy& why)
    {
        Worth worth { chips };
        add(worth.whys, why);
        return worth;
    }

    /// So much of what is expected of the one, and the rest of the other.
    Worth mixed(double share, const Worth& one, const Worth& other)
    {
        Worth worth = share < 0.5 ? other : one;
        worth.chips = share * one.chips + (1 - share) * other.chips;
        worth.error = share * one.error + (1 - share) * other.error; // from the same worlds
        worth.worlds = std::max(one.worlds, other.worlds);
        return worth;
    }

    /// Weighs the words of one seat in one phase.
    class Scales {
    public:
        Scales(const Observation& observation, const HandEvaluator& evaluator)
            : observation_(observation)
            , table_(observation.table)
            , seat_(observation.seat)
            , hand_(observation.hands[observation.seat])
            , judge_(evaluator)
        {
        }
        [[nodiscard]] Worth worth(const Action& action) const;

    private:
        [[nodiscard]] Worth worthOfBid(Bid bid) const;
        [[nodiscard]] Worth worthOfLow(Contract lowest) const;
        [[nodiscard]] Worth worthBought(Contract contract) const;
        [[nodiscard]] Worth worthAsIs(Contract contract, CardSet hand) const;
        [[nodiscard]] Worth worthOfPassing() const;
        [[nodiscard]] double worthAgainst(Suit trump) const;
        [[nodiscard]] Worth worthOfTaking() const;
        [[nodiscard]] Worth worthOfDiscard(CardSet aside) const;
        [[nodiscard]] Worth worthOfPlaying() const;
        [[nodiscard]] Worth worthOfSplit(Split split) const;
        [[nodiscard]] Worth worthOfOffer(Split split) const;
        [[nodiscard]] Worth worthOfJoining() const;
        [[nodiscard]] Worth worthOfAlone() const;
        [[nodiscard]] Worth defended(Company company) const;

        [[nodiscard]] Worth counted(const Action& action) const;
        [[nodiscard]] Worth experienced(const Action& action, const Learnt& learnt) const;

        const Observation& observation_;
        const PublicState& table_;
        Seat seat_;
        CardSet hand_;
        const HandEvaluator& judge_;
    };

    PreferenceWhy whyContract(Contract contract, const ExpectedResult& expected)
    {
        constexpr double hopeless = 0.1;
        if (rowOf(contract).goal != Goal::SixTricks)
            return { PreferenceReason::Made, { expected.success }, contract };
        const auto reason = expected.success < hopeless ? PreferenceReason::NoHope
                                                        : PreferenceReason::MadeWithTricks;
        return { reason, { expected.success, expected.tricks }, contract };
    }

    /// By one of the two ways to reckon a contract, both of which add up what is expected.
    template <typename WorthOf>
    Worth contractWorth(Contract contract, const ExpectedResult& expected, WorthOf worthOfIt)
    {
        Worth worth { worthOfIt(expected), 0, expected.spread.worlds };
        add(worth.whys, whyContract(contract, expected));
        if (worth.worlds == 0) return worth;
        const double perSuccess = worthOfIt(ExpectedResult { 1, 0 }) - worthOfIt({ 0, 0 });
        const double perTrick = worthOfIt(ExpectedResult { 0, 1 }) - worthOfIt({ 0, 0 });
        worth.error = expected.spread.errorOf(perSuccess, perTrick);
        return worth;
    }

    Worth bidWorth(const PublicState& table, Contract contract, const ExpectedResult& expected)
    {
        return contractWorth(contract, expected,
            [&](const ExpectedResult& result) { return worthOfBidding(table, contract, result); });
    }

    Worth Scales::worthBought(Contract contract) const
    {
        return bidWorth(table_, contract, judge_.afterBuying(contract, hand_));
    }

    Worth Scales::worthAsIs(Contract contract, CardSet hand) const
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

    Worth Scales::defended(Company company) const
    {
        const Defence defence = judge_.inDefence(*table_.contract, hand_, company);
        const double perTrick = worthOfDefending(table_, { 1, 0 });
        const double perFall = worthOfDefending(table_, { 0, 1 });
        Worth worth { worthOfDefending(table_, defence), defence.spread.errorOf(perTrick, perFall),
            defence.spread.worlds };
        add(worth.whys, { reasonIn(company), { 1 - defence.falls, defence.tricks } });
        return worth;
    }

    /// The number may be raised after buying (P-24); a low bid leaves more open.
    Worth Scales::worthOfLow(Contract lowest) const
    {
        Worth best;
        for (int i = static_cast<int>(lowest); i <= static_cast<int>(Contract::Four); ++i)
            best.improve(worthBought(static_cast<Contract>(i)));
        best.chips -= rowOf(lowest).level * 0.01 * table_.rules.stake;
        if (best.whys[0].contract != lowest) add(best.whys, { PreferenceReason::CallsGoUp });
        return best;
    }

    Worth Scales::worthOfBid(Bid bid) const
    {
        if (bid == spiel) {
            Worth best;
            for (const Contract contract : { Contract::OneX, Contract::TwoX, Contract::ThreeX })
                best.improve(worthAsIs(contract, hand_));
            return best;
        }
        if (isLow(*bid.contract)) return worthOfLow(*bid.contract);
        return rowOf(*bid.contract).buys ? worthBought(*bid.contract)
                                         : worthAsIs(*bid.contract, hand_);
    }

    /// What others may play, and who has the most tricks if nobody does (P-63).
    Worth Scales::worthOfPassing() const
    {
        constexpr double somebodyPlays = 0.8;
        constexpr double mostTricks = 0.37;
        if (!judge_.thinksOfOthers()) return sureWorth(0, { PreferenceReason::PassIsFree });
        const Bid standing = table_.standing ? table_.standing->bid : spiel;
        double defending = 0;
        double tricks = 0;
        if (standing.contract && isSuit(*standing.contract)) {
            defending = worthAgainst(*rowOf(*standing.contract).trump);
            tricks = tricksInDefence(hand_, *rowOf(*standing.contract).trump);
        } else {
            for (const Suit suit : suits) {
                defending += worthAgainst(suit) / suitCount;
                tricks += tricksInDefence(hand_, suit) / suitCount;
            }
        }
        const PreferenceWhy why { PreferenceReason::Defending, { tricks } };
        if (table_.standing) return sureWorth(defending, why);
        Worth worth = sureWorth(
            somebodyPlays * defending - (1 - somebodyPlays) * mostTricks * table_.rules.stake, why);
        add(worth.whys, { PreferenceReason::OftenPassedOut });
        return worth;
    }

    /// Only who must goes along at a loss (P-34).
    double Scales::worthAgainst(Suit trump) const
    {
        const double tricks = tricksInDefence(hand_, trump);
        const double worth = worthOfDefending(table_, { tricks, 1 - chanceOf(2, tricks) });
        return isForced(table_) ? worth : std::max(0.0, worth);
    }

    Worth Scales::worthOfTaking() const
    {
        constexpr double courage = 0.6; // the two cards were laid aside for being bad
        Worth best;
        for (const Contract contract :
            { Contract::Five, Contract::Six, Contract::Seven, Contract::Eight })
            if (contract > *table_.contract && exists(contract, table_.rules))
                best.improve(worthBought(contract));
        best.chips -= courage * stakeOf(table_);
        return best;
    }

    Worth Scales::worthOfDiscard(CardSet aside) const
    {
        Worth best;
        for (int i = 0; i < contractCount; ++i) {
            const auto contract = static_cast<Contract>(i);
            if (mayAnnounce(table_, contract)) best.improve(worthAsIs(contract, hand_ - aside));
        }
        return best;
    }

    /// The other one may have spoken already (P-35); else it goes along as often as not.
    Worth Scales::worthOfJoining() const
    {
        constexpr double otherJoins = 0.35;
        if (!table_.joined.empty()) return defended(Company::Together);
        Worth without = worthOfAlone();
        without.improve(defended(Company::Inviting));
        if (!table_.stayed.empty()) return without;
        return mixed(otherJoins, defended(Company::Together), without);
    }

    /// Alone one may come to an agreement.
    Worth Scales::worthOfAlone() const
    {
        Worth played = defended(Company::Alone);
        if (!table_.rules.negotiation) return played;
        const double agreed = worthOfSplit(Split::Seven).chips;
        const double accepted = judge_.isAccepted(Split::Seven);
        Worth offered = played;
        offered.chips += accepted * (agreed - played.chips);
        add(offered.whys, { PreferenceReason::Agrees, { accepted } });
        played.improve(offered);
        return played;
    }

    Worth Scales::worthOfPlaying() const
    {
        if (seat_ != table_.declarer) return defended(Company::Alone);
        const Contract contract = *table_.contract;
        return contractWorth(contract, judge_.againstOne(contract, hand_),
            [&](const ExpectedResult& result) { return worthOf(table_, contract, result); });
    }

    Worth Scales::worthOfSplit(Split split) const
    {
        const bool plays = seat_ == table_.declarer;
        const double tricks = plays ? declarersTricks(split) : defendersTricks(split);
        const PreferenceWhy why { PreferenceReason::Shared, { tricks } };
        if (plays) return sureWorth(worthOf(table_, *table_.contract, { 1, tricks }), why);
        return sureWorth(defendersTricks(split) * stakeOf(table_) / 10, why);
    }

    Worth Scales::worthOfOffer(Split split) const
    {
        Worth agreed = worthOfSplit(split);
        const Worth played = worthOfPlaying();
        const PreferenceWhy instead { PreferenceReason::IfPlayed, { played.chips } };
        if (agreed.chips < played.chips) {
            add(agreed.whys, instead);
            return agreed;
        }
        const double accepted = judge_.isAccepted(split);
        Worth offered = played;
        offered.chips += accepted * (agreed.chips - played.chips);
        offered.whys = agreed.whys;
        add(offered.whys, { PreferenceReason::Agrees, { accepted } });
        add(offered.whys, instead);
        return offered;
    }

    Worth Scales::counted(const Action& action) const
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
                : sureWorth(0, { PreferenceReason::NoIsFree });
        case Verb::Pass: return worthOfPassing();
        case Verb::Stay:
        case Verb::Play: break;
        }
        return sureWorth(0, { PreferenceReason::HomeIsFree });
    }

    /// The contract that it would be, of those to which the word may lead.
    Contract likeliest(const Action& action, CardSet hand)
    {
        if (action.verb() == Verb::Take) return Contract::Five;
        if (action.verb() == Verb::Bid && action.bid() != spiel && !isLow(*action.bid().contract))
            return *action.bid().contract;
        const bool buys = action.verb() == Verb::Hold || action.bid() != spiel;
        const Contract lowest = !buys     ? Contract::OneX
            : action.verb() == Verb::Hold ? action.contract()
                                          : *action.bid().contract;
        const Contract highest = buys ? Contract::Four : Contract::ThreeX;
        Contract best = lowest;
        const auto tricks
            = [hand](Contract contract) { return tricksWithTrump(hand, *rowOf(contract).trump); };
        for (int i = static_cast<int>(lowest); i <= static_cast<int>(highest); ++i)
            if (tricks(static_cast<Contract>(i)) > tricks(best)) best = static_cast<Contract>(i);
        return best;
    }

    PreferenceWhy whyLearnt(const Action& action, const Learnt& learnt, CardSet hand)
    {
        switch (action.verb()) {
        case Verb::Bid:
        case Verb::Hold:
        case Verb::Take:
            return whyContract(likeliest(action, hand), { learnt.kept, learnt.tricks });
        case Verb::Join: return { PreferenceReason::GoesAlong, { learnt.kept, learnt.tricks } };
        case Verb::Alone: return { PreferenceReason::Alone, { learnt.kept, learnt.tricks } };
        case Verb::Invite: return { PreferenceReason::Inviting, { learnt.kept, learnt.tricks } };
        case Verb::Pass: return { PreferenceReason::Defending, { learnt.tricks } };
        case Verb::No: return { PreferenceReason::NoIsFree };
        default: return { PreferenceReason::HomeIsFree };
        }
    }

    /// The contract without trump that it would be, if it leads to one.
    std::optional<Contract> likeliestPremium(const Action& action)
    {
        if (action.verb() == Verb::Take) return Contract::Five;
        if (action.verb() != Verb::Bid || !action.bid().contract) return std::nullopt;
        const Contract contract = *action.bid().contract;
        return isSuit(contract) ? std::nullopt : std::optional(contract);
    }

    /// All or nothing; part of what goes into the bowl or comes out of it is everybody's (P-65).
    double chipsOf(const PublicState& table, std::optional<Contract> premium, const Learnt& learnt)
    {
        if (!premium) return learnt.chips * stakeOf(table);
        constexpr double caution = 0.08; // what looks best is often what was taken for too good
        const double own = 1 - 1.0 / table.players;
        return (2 * (learnt.kept - caution) - 1)
            * (own * stakeOf(table) + 2 * rowOf(*premium).premium * table.rules.stake);
    }

    /// By what the word has brought to others with such cards.
    Worth Scales::experienced(const Action& action, const Learnt& learnt) const
    {
        Worth worth { chipsOf(table_, likeliestPremium(action), learnt) };
        add(worth.whys, whyLearnt(action, learnt, hand_));
        if (action.verb() == Verb::Pass && !table_.standing)
            add(worth.whys, { PreferenceReason::OftenPassedOut });
        return worth;
    }

    /// Hearts on two trumps: whatever else is there, others have the trumps.
    bool isMad(const Action& action, CardSet hand)
    {
        return action.verb() == Verb::Bid && action.bid().contract == Contract::Hearts
            && (hand & CardSet::of(Suit::Hearts)).size() < 3;
    }

    Worth Scales::worth(const Action& action) const
    {
        const auto learnt
            = judge_.isExperienced() ? learntOf(observation_, action) : std::optional<Learnt>();
        Worth worth = learnt ? experienced(action, *learnt) : counted(action);
        if (isMad(action, hand_)) worth.chips -= stakeOf(table_);
        return worth;
    }

    /// The one with this verb; nothing if it was not weighed.
    PreferenceEvaluation* withVerb(std::vector<PreferenceEvaluation>& weighed, Verb verb)
    {
        for (PreferenceEvaluation& one : weighed)
            if (one.action->verb() == verb) return &one;
        return nullptr;
    }

    /// How likely the contract is made to which the safest bid leads; nothing if none was weighed.
    std::optional<double> safestBid(const std::vector<PreferenceEvaluation>& weighed)
    {
        std::optional<double> safest;
        for (const PreferenceEvaluation& one : weighed)
            if (one.action->verb() == Verb::Bid || one.action->verb() == Verb::Hold)
                safest = std::max(safest, std::optional(one.whys[0].figures[0]));
        return safest;
    }

    /// What speaks for an act by what others come to.
    void compare(std::vector<PreferenceEvaluation>& weighed)
    {
        PreferenceEvaluation* const accept = withVerb(weighed, Verb::Accept);
        const PreferenceEvaluation* const refuse = withVerb(weighed, Verb::Refuse);
        if (accept != nullptr && refuse != nullptr)
            add(accept->whys, { PreferenceReason::IfPlayed, { refuse->value } });
        PreferenceEvaluation* const pass = withVerb(weighed, Verb::Pass);
        const auto safest = safestBid(weighed);
        const bool passes = pass != nullptr && bestOf(weighed).value <= pass->value;
        if (passes && safest) add(pass->whys, { PreferenceReason::NothingToBid, { *safest } });
    }

}

std::vector<PreferenceEvaluation> evaluateCalls(
    const Observation& observation, const HandEvaluator& evaluator, std::span<const Action> actions)
{
    const Scales scales(observation, evaluator);
    std::vector<PreferenceEvaluation> weighed;
    weighed.reserve(actions.size());
    for (const Action& action : actions) {
        const Worth worth = scales.worth(action);
        weighed.push_back({ action, worth.chips, worth.error, worth.worlds,
            PreferenceChips { worth.chips, worth.error }, worth.whys });
    }
    compare(weighed);
    return weighed;
}

}
