#pragma once

#include "core/bots/bots.h"
#include "core/outlook/bieten/advice.h"

namespace weli::outlook {

/// In a game that has no outlook yet the master says what to do.
template <typename Observation>
auto adviceOf(const Observation& observation, std::uint64_t seed, const std::stop_token& stop = {})
{
    return decide(observation, bots::Level::Master, bots::Budget { .stop = stop }, seed);
}

}
