#include "core/bots/preference/bot.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/ausfechten.h"
#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/calls.h"
#include "core/bots/preference/open_cards.h"
#include "core/bots/preference/sampled_evaluator.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace weli::bots {

using namespace preference;

namespace {

    using Thoughts = std::vector<PreferenceEvaluation>;

    bool isInPlay(const Observation& observation)
    {
        return std::holds_alternative<Playing>(observation.table.phase);
    }

    /// Differs from question to question.
    std::uint64_t placeOf(const Observation& observation)
    {
        const PublicState& table = observation.table;
        const std::uint64_t cards = observation.hands[observation.seat].bits();
        return (cards << 24U) + (std::uint64_t { table.deal } << 16U) + (table.calls.size() << 8U)
            + (table.tricks.size() << 2U) + observation.seat.index;
    }

    Thoughts bookThoughts(const Observation& observation)
    {
        if (isInPlay(observation)) return weighCards(observation);
        const ActionList legal = legalActions(observation);
        return evaluateCalls(observation, BookEvaluator(), { legal.begin(), legal.end() });
    }

    /// A beginner's thoughts: those of the book, with mistakes.
    Thoughts easyThoughts(const Observation& observation, Rng& rng)
    {
        Thoughts thoughts = bookThoughts(observation);
        const auto best = bestOf(thoughts).action;
        const double mistakes = isInPlay(observation) ? 6 : 1.5 * stakeOf(observation.table);
        for (PreferenceEvaluation& one : thoughts)
            one.value += mistakes * (rng.unit() - rng.unit());
        const auto chosen = bestOf(thoughts).action;
        for (PreferenceEvaluation& one : thoughts)
            if (one.action == chosen && chosen != best) add(one.whys, { PreferenceReason::Slip });
        return thoughts;
    }

    /// The more cards are out, the longer a world takes.
    int worldsFor(const Observation& observation)
    {
        if (!isInPlay(observation)) return 24;
        return observation.table.tricks.size() < 3 ? 120 : 200;
    }

    /// The book's best thoughts, weighed in imagined worlds.
    Thoughts sharpWords(const Observation& observation, const Budget& budget, Rng& rng)
    {
        constexpr std::size_t worthALook = 4;
        const Thoughts book = sorted(bookThoughts(observation));
        std::vector<Action> actions;
        for (const PreferenceEvaluation& one : book)
            if (actions.size() < worthALook) actions.push_back(*one.action);
        const WorldSampler sampler(observation, worldsFor(observation), budget, rng);
        return evaluateCalls(observation, *sampledEvaluator(observation, sampler), actions);
    }

    /// Equal cards are told apart by the book.
    Thoughts sharpCards(const Observation& observation, const Budget& budget, Rng& rng)
    {
        constexpr double equal = 1e-9;
        const WorldSampler sampler(observation, worldsFor(observation), budget, rng);
        Thoughts cards = observation.table.contract ? weighOpenCards(observation, sampler, budget)
                                                    : weighAusfechten(observation, sampler, budget);
        const auto book = likedCards(observation);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const bool hasEqual = std::count_if(cards.begin(), cards.end(), [&](const auto& other) {
                return std::abs(other.value - cards[i].value) < equal;
            }) > 1;
            if (hasEqual) add(cards[i].whys, book[i].why);
        }
        for (std::size_t i = 0; i < cards.size(); ++i) cards[i].value += 0.001 * book[i].value;
        return cards;
    }

    Thoughts thoughts(
        const Observation& observation, const Mind& mind, const Budget& budget, Rng& rng)
    {
        if (mind.level < Level::Regular) return easyThoughts(observation, rng);
        if (mind.level < Level::Sharp) return bookThoughts(observation);
        return isInPlay(observation) ? sharpCards(observation, budget, rng)
                                     : sharpWords(observation, budget, rng);
    }

}

PreferenceDecision decide(
    const Observation& observation, const Mind& mind, const Budget& budget, std::uint64_t seed)
{
    const ActionList legal = legalActions(observation);
    assert(!legal.empty());
    if (legal.size() == 1)
        return onlyDecision<PreferenceEvaluation>(legal[0], { PreferenceReason::Forced });
    Rng rng = seededRng(placeOf(observation), seed);
    if (mind.level == Level::Random)
        return onlyDecision<PreferenceEvaluation>(
            legal[rng.below(static_cast<std::uint32_t>(legal.size()))], { PreferenceReason::Dice });
    return decisionFor(sorted(thoughts(observation, mind, budget, rng)));
}

}
