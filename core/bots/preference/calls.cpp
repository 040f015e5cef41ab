#include "core/bots/preference/calls.h"

#include "core/bots/preference/words/counted_worth.h"
#include "core/bots/preference/words/experience.h"

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
    return weighed;
}

}
