#pragma once

#include "core/bots/bot.h"
#include "core/outlook/outlook.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace weli::outlook {

/// What a seat is advised, the best act first, and what looked for it: it tells of any other act,
/// too. Nothing where the master alone was asked.
template <typename ItsDecision, typename ItsLookout> struct Advice {
    using Decision = ItsDecision;
    using Lookout = ItsLookout;

    Decision decision;
    std::shared_ptr<const Lookout> lookout {};
};

/// What a seat that may act is advised by its outlook; where there is none, or no choice, the
/// master says it.
template <typename Advice, typename Observation>
Advice adviceBy(const Observation& observation, bool hasOutlook, std::uint64_t seed,
    const std::stop_token& stop)
{
    const bool isForced = legalActions(observation).size() == 1
        && seatAwaited(observation.table) == observation.seat;
    if (!hasOutlook || isForced)
        return { decide(observation, bots::Level::Master, bots::Budget { .stop = stop }, seed) };
    const auto lookout = std::make_shared<typename Advice::Lookout>(observation, seed, stop);
    lookout->look(lookout->fine(), stop);
    return { lookout->advice(), lookout };
}

}
