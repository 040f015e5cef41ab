#include "core/bots/bot.h"
#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/words.h"

#include <algorithm>
#include <cassert>

namespace weli::bots {

using namespace preference;

namespace {

    using Thoughts = std::vector<Weighed<Action>>;

    bool isInPlay(const Observation& observation)
    {
        return std::holds_alternative<Playing>(observation.table.phase);
    }

    /// Asking twice in one position throws the same dice.
    Rng diceFor(const Observation& observation, std::uint64_t seed)
    {
        const Table& table = observation.table;
        const std::uint64_t cards = observation.hands[observation.seat].bits();
        const std::uint64_t place = (std::uint64_t { table.deal } << 16U)
            + (table.words.size() << 8U) + (table.tricks.size() << 2U) + observation.seat.index;
        return Rng(seed + place * 0x9E3779B97F4A7C15U + cards);
    }

    Thoughts bookThoughts(const Observation& observation)
    {
        if (isInPlay(observation)) return weighCards(observation);
        return weighWords(observation, BookJudge());
    }

    /// A beginner's thoughts: those of the book, with mistakes.
    Thoughts easyThoughts(const Observation& observation, Rng& rng)
    {
        Thoughts thoughts = bookThoughts(observation);
        const double mistakes = isInPlay(observation) ? 4 : stakeOf(observation.table);
        for (Weighed<Action>& one : thoughts) one.value += mistakes * (rng.unit() - rng.unit());
        return thoughts;
    }

    PreferenceDecision best(Thoughts thoughts, Reason reason)
    {
        std::stable_sort(thoughts.begin(), thoughts.end(),
            [](const auto& a, const auto& b) { return a.value > b.value; });
        return { thoughts.front().action, reason, thoughts };
    }

}

PreferenceDecision decide(
    const Observation& observation, Level level, const Budget& /*budget*/, std::uint64_t seed)
{
    const ActionList legal = legalActions(observation);
    assert(!legal.empty());
    if (legal.size() == 1) return { legal[0], Reason::Forced, {} };
    Rng rng = diceFor(observation, seed);
    if (level == Level::Random)
        return { legal[rng.below(static_cast<std::uint32_t>(legal.size()))], Reason::Chance, {} };
    if (level == Level::Easy) return best(easyThoughts(observation, rng), Reason::Plain);
    return best(bookThoughts(observation), Reason::Plain);
}

}
