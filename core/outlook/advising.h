#pragma once

#include "core/bots/bot.h"
#include "core/outlook/outlook.h"

#include <cstdint>
#include <stop_token>

namespace weli::outlook {

/// What a seat that may act is advised, the best act first, with what it leads to by its outlook;
/// where there is none, or no choice, the master says it.
template <typename Lookout, typename Observation>
auto adviceBy(const Observation& observation, bool hasOutlook, std::uint64_t seed,
    const std::stop_token& stop)
{
    const bool isForced = legalActions(observation).size() == 1
        && seatAwaited(observation.table) == observation.seat;
    if (!hasOutlook || isForced)
        return decide(observation, bots::Level::Master, bots::Budget { .stop = stop }, seed);
    Lookout lookout(observation, seed, stop);
    lookout.look(lookout.fine(), stop);
    return lookout.advice();
}

}
