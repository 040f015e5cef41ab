#include "core/bots/bot.h"

#include <cassert>

namespace weli::bots {

std::optional<Level> levelFromText(std::string_view text)
{
    for (const Level level : levels)
        if (code(level) == text) return level;
    return std::nullopt;
}

bool isDue(const bieten::Observation& observation)
{
    const bieten::Table& table = observation.table;
    if (const auto* answering = std::get_if<bieten::Answering>(&table.phase))
        return answering->next == observation.seat;
    if (const auto* playing = std::get_if<bieten::Playing>(&table.phase))
        return playing->due == observation.seat;
    return !legalActions(observation).empty();
}

BietenDecision decide(const bieten::Observation& observation, Level /*level*/,
    const Budget& /*budget*/, std::uint64_t seed)
{
    const bieten::ActionList legal = legalActions(observation);
    assert(!legal.empty());
    if (!isDue(observation)) return {};
    Rng rng(seed + observation.table.history.size());
    return { legal[rng.below(static_cast<std::uint32_t>(legal.size()))], Reason::Chance, {} };
}

}
