#include "core/bots/preference/calls.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/words/counted_worth.h"
#include "core/bots/preference/words/experience.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    /// Hearts on two trumps: whatever else is there, others have the trumps.
    bool isMad(const Action& action, CardSet hand)
    {
        return action.verb() == Verb::Bid && action.bid().contract == Contract::Hearts
            && (hand & CardSet::of(Suit::Hearts)).size() < 3;
    }

    WordWorth worthOf(
        const Observation& observation, const HandEvaluator& evaluator, const Action& word)
    {
        const auto experienced
            = evaluator.isExperienced() ? experiencedWorth(observation, word) : std::nullopt;
        WordWorth worth = experienced ? *experienced : countedWorth(observation, evaluator, word);
        if (isMad(word, observation.hands[observation.seat]))
            worth.chips -= stakeOf(observation.table);
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
    std::vector<PreferenceEvaluation> weighed;
    weighed.reserve(actions.size());
    for (const Action& action : actions) {
        const WordWorth worth = worthOf(observation, evaluator, action);
        weighed.push_back({ .action = action,
            .value = worth.chips,
            .expected = PreferenceChips { worth.chips },
            .whys = worth.whys });
    }
    compare(weighed);
    return weighed;
}

}
