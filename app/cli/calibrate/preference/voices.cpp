#include "app/cli/calibrate/preference/voices.h"

#include "app/cli/calibrate/acts.h"

#include "core/preference/settlement.h"

#include <algorithm>

namespace weli::cli {

using namespace preference;

namespace {

    using Tells = Tellings<Action>;

    enum About : unsigned char { TheContract, Word, OwnTricks, Nothing };
    constexpr std::array<std::string_view, 4> kinds { "the contract is made",
        "what a word leads to is made", "my tricks as a defender",
        "each for itself: I pay nothing" };

    void tell(Tells& tells, About about, double chance, std::optional<Choice<Action>> ifDone)
    {
        tells.push_back({ about, kinds[about], chance, ifDone });
    }

    bool isOfAContract(const Observation& observation)
    {
        return std::holds_alternative<Playing>(observation.table.phase);
    }

    /// What a reason says of a contract, if anything.
    void tell(Tells& tells, const Observation& observation, const bots::PreferenceWhy& why,
        const Choice<Action>& choice)
    {
        using bots::PreferenceReason;
        const double chance = why.figures[0];
        switch (why.reason) {
        case PreferenceReason::Made:
        case PreferenceReason::MadeWithTricks:
        case PreferenceReason::MadeIfDeclarer:
        case PreferenceReason::MadeMostly:
        case PreferenceReason::Together:
        case PreferenceReason::Alone:
        case PreferenceReason::Inviting:
        case PreferenceReason::GoesAlong:
            return tell(tells, isOfAContract(observation) ? TheContract : Word, chance, choice);
        case PreferenceReason::TricksKept: return tell(tells, OwnTricks, chance, choice);
        case PreferenceReason::DeclarerMakes: return tell(tells, TheContract, chance, choice);
        case PreferenceReason::MostTricks: return tell(tells, Nothing, 1 - chance, choice);
        case PreferenceReason::AlreadyMade: return tell(tells, TheContract, 1, choice);
        case PreferenceReason::AlreadyLost: return tell(tells, TheContract, 0, choice);
        default: return;
        }
    }

    /// A word that brings so much less than the best.
    void tellBeside(Tells& tells, const Observation& observation, const Action& word, double behind)
    {
        using Evaluation = bots::PreferenceEvaluation;
        tellOfAct(
            tells, observation, OfAct::Costs, std::optional(word), asCost<Evaluation>(behind));
        if (behind == 0 || behind > bots::worthAWord<Evaluation>)
            tellOfAct(tells, observation, OfAct::Fine, std::optional(word), behind == 0 ? 1 : 0);
    }

    std::optional<bool> isMade(const PublicState& table, const Settlement& settled)
    {
        if (!table.declarer) return std::nullopt;
        return !settled.fallen.contains(*table.declarer);
    }

}

Tellings<Action> tellingsOf(const Observation& observation, const odds::PreferenceOdds& odds)
{
    Tells tells;
    double most = odds.words.empty() ? 0 : odds.words.front().chips;
    for (const auto& word : odds.words) most = std::max(most, word.chips);
    for (const auto& word : odds.words) {
        if (word.made) tell(tells, Word, word.made->value, Choice<Action>(word.action));
        tellBeside(tells, observation, word.action, most - word.chips);
    }
    if (odds.made) tell(tells, TheContract, odds.made->value, {});
    if (odds.ownTricks) tell(tells, OwnTricks, odds.ownTricks->value, {});
    if (odds.notMost) tell(tells, Nothing, odds.notMost->value, {});
    return tells;
}

Tellings<Action> tellingsOf(
    const Observation& observation, const bots::PreferenceDecision& decision)
{
    Tells tells;
    const bots::PreferenceEvaluation& best = decision.weighed.front();
    if (!best.expected) return tells; // a rule of thumb
    for (const bots::PreferenceWhy& why : best.whys) tell(tells, observation, why, best.action);
    return tells;
}

void tell(
    Tellings<Action>& /*tells*/, const Observation& /*observation*/, const coach::Note& /*note*/)
{
}

std::optional<bool> cameOf(const State& counted, Seat seat, const Told<Action>& told)
{
    const PublicState& table = counted.table;
    const Settlement settled = settlementOf(table);
    switch (told.about) {
    case TheContract: return isMade(table, settled);
    case Word:
        if (!table.declarer) return std::nullopt;
        if (table.declarer == seat) return isMade(table, settled);
        if (!table.joined.contains(seat)) return std::nullopt; // another plays
        return !settled.fallen.contains(seat);
    default: return !settled.fallen.contains(seat); // the dealer's ante is no payment (P-63)
    }
}

}
