#pragma once

#include "core/outlook/advising.h"
#include "core/outlook/mittlere/lookout.h"

namespace weli::outlook {

/// What a seat that may act is advised, as `adviceBy` says it.
bots::MittlereDecision adviceOf(
    const mittlere::Observation& observation, std::uint64_t seed, const std::stop_token& stop = {});

}
