#pragma once

#include "core/outlook/advising.h"
#include "core/outlook/bieten/lookout.h"

namespace weli::outlook {

/// What a seat that may act is advised, as `adviceBy` says it.
bots::BietenDecision adviceOf(
    const bieten::Observation& observation, std::uint64_t seed, const std::stop_token& stop = {});

}
