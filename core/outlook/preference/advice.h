#pragma once

#include "core/bots/preference/bot.h"

#include <cstdint>
#include <stop_token>

namespace weli::outlook {

/// What a seat that may act is advised, as `adviceBy` says it.
bots::PreferenceDecision adviceOf(const preference::Observation& observation, std::uint64_t seed,
    const std::stop_token& stop = {});

}
