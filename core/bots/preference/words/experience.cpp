#include "core/bots/preference/words/experience.h"

#include "core/bots/preference/hand_value.h"
#include "core/bots/preference/words/learnt.h"

namespace weli::bots {

using namespace preference;

namespace {

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

    /// Then what was learnt of it is as much of defending as of declaring.
    bool isOftenOverbid(const Action& word)
    {
        return word.verb() == Verb::Hold
            || (word.verb() == Verb::Bid && (word.bid() == spiel || isLow(*word.bid().contract)));
    }

    PreferenceWhy whyLearnt(
        const Action& action, const Learnt& learnt, const Observation& observation)
    {
        const CardSet hand = observation.hands[observation.seat];
        if (const auto why = whyInDefence(action.verb(), learnt.kept, learnt.tricks)) return *why;
        if (action.verb() == Verb::No) return { PreferenceReason::NoIsFree };
        const Contract contract = likeliest(action, hand);
        if (isOftenOverbid(action) && !isLastToSpeak(observation.table))
            return { PreferenceReason::KeepsOn, { learnt.kept }, contract };
        return whyContract(contract, { learnt.kept, learnt.tricks });
    }

    /// After-buying was learnt as a way to the lowest contract without trump.
    bool isLearnt(const PublicState& table, const Action& word)
    {
        return word.verb() != Verb::Take || *table.contract < Contract::Five;
    }

    /// The contract without trump that it would be, if it leads to one.
    std::optional<Contract> likeliestPremium(const Action& action)
    {
        if (action.verb() == Verb::Take) return Contract::Five;
        if (action.verb() != Verb::Bid || !action.bid().contract) return std::nullopt;
        const Contract contract = *action.bid().contract;
        return isSuit(contract) ? std::nullopt : std::optional(contract);
    }

    /// What the sums undervalue, in parts of what is played for: who bids hearts and after-buys
    /// oftener than by the sums alone gains against those who do not.
    double undervalued(const Action& word)
    {
        if (word.verb() == Verb::Take) return 0.4;
        const bool isHearts = word.verb() == Verb::Bid && word.bid().contract == Contract::Hearts;
        return isHearts ? 0.3 : 0;
    }

    /// Whatever was learnt of all hands, high cards of which more than two would have to go make no
    /// bettel; how much those help that are bought is tried out.
    void limit(Learnt& learnt, const Action& word, CardSet hand)
    {
        constexpr double boughtHelps = 0.12;
        constexpr double perSafe = 3;
        if (word.verb() != Verb::Take) return;
        const double safe = 1 - chanceOfATrick(relieved(relieved(hand)));
        learnt.kept = std::min(learnt.kept, boughtHelps + perSafe * safe);
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

}

std::optional<WordWorth> experiencedWorth(const Observation& observation, const Action& word)
{
    const PublicState& table = observation.table;
    if (!isLearnt(table, word)) return std::nullopt;
    auto learnt = learntOf(observation, word);
    if (!learnt) return std::nullopt;
    limit(*learnt, word, observation.hands[observation.seat]);
    const double chips = chipsOf(table, likeliestPremium(word), *learnt);
    WordWorth worth = worthFor(
        chips + undervalued(word) * stakeOf(table), whyLearnt(word, *learnt, observation));
    if (word.verb() == Verb::Pass) worth.whys = whysOfPassing(table, learnt->tricks);
    return worth;
}

}
