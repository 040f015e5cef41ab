#pragma once

// What a seat is advised in every game.

#include "core/outlook/bieten/advice.h"
#include "core/outlook/mittlere/advice.h"
#include "core/outlook/preference/advice.h"

namespace weli::outlook {

/// What a seat is advised beside what it did.
template <typename Observation, typename Action>
auto adviceBeside(const Observation& observation, const Action& /*done*/, std::uint64_t seed,
    const std::stop_token& stop = {})
{
    return adviceOf(observation, seed, stop);
}

}
