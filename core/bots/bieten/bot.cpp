#include "core/bots/bieten/bot.h"

#include "core/bots/bieten/book.h"
#include "core/bots/bieten/learner.h"
#include "core/bots/bieten/opening.h"
#include "core/bots/bieten/sharp.h"
#include "core/bots/decision_util.h"

#include <cassert>

namespace weli::bots {

using namespace bieten;

namespace {

    /// Differs from question to question.
    std::uint64_t placeOf(const Observation& observation)
    {
        const PublicState& table = observation.table;
        return (std::uint64_t { table.deal } << 16U) + (table.history.size() << 8U)
            + (table.phase.index() << 4U) + observation.seat.index;
    }

    bool isClaim(const Action& action)
    {
        return action.verb() == Verb::Bid || action.verb() == Verb::Three;
    }

    Action anyOf(const ActionList& list, Rng& rng)
    {
        return list[rng.below(static_cast<std::uint32_t>(list.size()))];
    }

    BietenDecision randomDecision(const Observation& observation, Rng& rng)
    {
        const bool due = isDue(observation);
        const bool answers = std::holds_alternative<Answering>(observation.table.phase);
        const bool speaks = answers || rng.below(due ? 8 : 40) == 0;
        ActionList open;
        for (const Action& action : legalActions(observation))
            if (speaks || !isClaim(action)) open.push(action);
        std::optional<Action> chosen;
        if (!open.empty()) chosen = anyOf(open, rng);
        return onlyDecision<BietenEvaluation>(chosen, { BietenReason::Dice });
    }

    BietenDecision reviewDecision(const Observation& observation, Level level)
    {
        const auto decided = [](const Action& action, BietenReason reason) {
            return onlyDecision<BietenEvaluation>(action, { reason });
        };
        if (level < Level::Regular) return decided(Action(Verb::Pass), BietenReason::DoesNotLook);
        for (const Seat seat : provenOffenders(observation))
            if (!whyNot(observation, Action::claim(seat)))
                return decided(Action::claim(seat), BietenReason::Proven);
        return decided(Action(Verb::Pass), BietenReason::NotProven);
    }

    BietenDecision bookDecision(const Observation& observation, Rng& rng)
    {
        return decisionFor(
            evaluationsOf(bookAdvice(observation.table, observation.seat, observation.own, rng)));
    }

}

bool isDue(const Observation& observation)
{
    const PublicState& table = observation.table;
    if (const auto* answering = std::get_if<Answering>(&table.phase))
        return answering->next == observation.seat;
    if (const auto* playing = std::get_if<Playing>(&table.phase))
        return playing->due == observation.seat;
    return !legalActions(observation).empty();
}

BietenDecision decide(
    const Observation& observation, const Mind& mind, const Budget& budget, std::uint64_t seed)
{
    const ActionList legal = legalActions(observation);
    assert(!legal.empty());
    if (legal.size() == 1 && isDue(observation))
        return onlyDecision<BietenEvaluation>(legal[0], { BietenReason::Forced });
    Rng rng = seededRng(placeOf(observation), seed);
    if (mind.level == Level::Random) return randomDecision(observation, rng);
    if (std::holds_alternative<Reviewing>(observation.table.phase))
        return reviewDecision(observation, mind.level);
    if (!seatDue(observation.table)) return openingDecision(observation, rng);
    if (mind.level < Level::Book) return learnerDecision(observation, mind, rng);
    if (mind.level < Level::Sharp) return bookDecision(observation, rng);
    return sharpDecision(observation, mind, budget, rng);
}

std::span<const Character> charactersOf(std::type_identity<State> /*game*/)
{
    static constexpr std::array all { Character::Hunter, Character::Waller, Character::Lurker,
        Character::Optimist, Character::Reckoner };
    return all;
}

}
