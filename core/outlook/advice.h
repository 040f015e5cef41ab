#pragma once

#include "core/bots/bots.h"
#include "core/outlook/bieten/lookout.h"

#include <cstdint>
#include <stop_token>

namespace weli::outlook {

/// What a seat that may act is advised, the best act first, with what it leads to by its outlook;
/// where there is none, or no choice, the master says it.
template <typename Observation>
auto adviceOf(const Observation& observation, std::uint64_t seed, const std::stop_token& stop = {})
{
    if constexpr (requires { typename LookoutFrom<Observation>::Type; }) {
        const bool isForced = legalActions(observation).size() == 1
            && seatAwaited(observation.table) == observation.seat;
        if (hasOutlook(observation) && !isForced) {
            typename LookoutFrom<Observation>::Type lookout(observation, seed, stop);
            lookout.look(lookout.fine(), stop);
            return lookout.advice();
        }
    }
    return decide(observation, bots::Level::Master, bots::Budget { .stop = stop }, seed);
}

}
