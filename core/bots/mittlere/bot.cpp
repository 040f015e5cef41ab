#include "core/bots/mittlere/bot.h"

#include "core/bots/decision_util.h"
#include "core/bots/mittlere/book.h"
#include "core/bots/mittlere/easy.h"
#include "core/bots/mittlere/sharp.h"

#include <cassert>
#include <utility>

namespace weli::bots {

using namespace mittlere;

namespace {

    using Thoughts = std::vector<Weighed<Action>>;

    std::uint64_t placeOf(const Observation& observation)
    {
        const PublicState& table = observation.table;
        return (std::uint64_t { table.deal } << 24U) + (std::uint64_t { table.drawings } << 8U)
            + (table.tricks.size() << 2U) + observation.seat.index + observation.hand.bits();
    }

    /// With a beginner's mistakes.
    Thoughts easyThoughts(const Observation& observation, Rng& rng)
    {
        constexpr double mistakes = 4;
        Thoughts thoughts = easyCards(observation);
        for (Weighed<Action>& one : thoughts) one.value += mistakes * (rng.unit() - rng.unit());
        return sorted(std::move(thoughts));
    }

    /// The one that is chosen first.
    Thoughts thoughts(const Observation& observation, Level level, const Budget& budget, Rng& rng)
    {
        if (level == Level::Easy) return easyThoughts(observation, rng);
        if (level == Level::Book) return sorted(bookCards(observation));
        return sharpCards(observation, budget, rng);
    }

}

MittlereDecision decide(
    const Observation& observation, Level level, const Budget& budget, std::uint64_t seed)
{
    const ActionList legal = legalActions(observation);
    assert(!legal.empty());
    if (legal.size() == 1) return { legal[0], Reason::Forced, {} };
    Rng rng = seededRng(placeOf(observation), seed);
    if (level == Level::Random || legal[0].verb() == Verb::Draw)
        return { legal[rng.below(static_cast<std::uint32_t>(legal.size()))], Reason::Chance, {} };
    const Thoughts weighed = thoughts(observation, level, budget, rng);
    return { weighed.front().action, Reason::Plain, weighed };
}

}
