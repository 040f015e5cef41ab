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

    using Thoughts = std::vector<MittlereEvaluation>;

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
        const auto best = bestOf(thoughts).action;
        for (MittlereEvaluation& one : thoughts) one.value += mistakes * (rng.unit() - rng.unit());
        thoughts = sorted(thoughts);
        if (thoughts.front().action != best) add(thoughts.front().whys, { MittlereReason::Slip });
        return thoughts;
    }

    /// The one that is chosen first.
    Thoughts thoughts(
        const Observation& observation, const Mind& mind, const Budget& budget, Rng& rng)
    {
        if (mind.level < Level::Regular) return easyThoughts(observation, rng);
        if (mind.level < Level::Sharp) return sorted(bookCards(observation));
        return sharpCards(observation, budget, rng);
    }

}

MittlereDecision decide(
    const Observation& observation, const Mind& mind, const Budget& budget, std::uint64_t seed)
{
    const ActionList legal = legalActions(observation);
    assert(!legal.empty());
    if (legal.size() == 1)
        return onlyDecision<MittlereEvaluation>(legal[0], { MittlereReason::Forced });
    Rng rng = seededRng(placeOf(observation), seed);
    if (mind.level == Level::Random || legal[0].verb() == Verb::Draw)
        return onlyDecision<MittlereEvaluation>(
            legal[rng.below(static_cast<std::uint32_t>(legal.size()))], { MittlereReason::Dice });
    return decisionFor(thoughts(observation, mind, budget, rng));
}

}
