#include "core/bots/mittlere/bot.h"

#include "core/bots/mittlere/easy.h"
#include "core/bots/thoughts.h"

#include <cassert>
#include <utility>

namespace weli::bots {

using namespace mittlere;

namespace {

    using Thoughts = std::vector<Weighed<Action>>;

    std::uint64_t placeOf(const Observation& observation)
    {
        const Table& table = observation.table;
        return (std::uint64_t { table.deal } << 24U) + (std::uint64_t { table.drawings } << 8U)
            + (table.tricks.size() << 2U) + observation.seat.index + observation.hand.bits();
    }

    /// With a beginner's mistakes, the best first.
    Thoughts easyThoughts(const Observation& observation, Rng& rng)
    {
        constexpr double mistakes = 4;
        Thoughts thoughts = easyCards(observation);
        for (Weighed<Action>& one : thoughts) one.value += mistakes * (rng.unit() - rng.unit());
        return sorted(std::move(thoughts));
    }

}

MittlereDecision decide(
    const Observation& observation, Level level, const Budget& /*budget*/, std::uint64_t seed)
{
    const ActionList legal = legalActions(observation);
    assert(!legal.empty());
    if (legal.size() == 1) return { legal[0], Reason::Forced, {} };
    Rng rng = diceFor(placeOf(observation), seed);
    if (level == Level::Random || legal[0].verb() == Verb::Draw)
        return { legal[rng.below(static_cast<std::uint32_t>(legal.size()))], Reason::Chance, {} };
    const Thoughts thoughts = easyThoughts(observation, rng);
    return { thoughts.front().action, Reason::Plain, thoughts };
}

}
