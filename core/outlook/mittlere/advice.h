#pragma once

#include "core/outlook/advising.h"
#include "core/outlook/mittlere/lookout.h"

namespace weli::outlook {

using MittlereAdvice = Advice<bots::MittlereDecision, MittlereLookout>;

/// What a seat that may act is advised, as `adviceBy` says it.
MittlereAdvice adviceOf(
    const mittlere::Observation& observation, std::uint64_t seed, const std::stop_token& stop = {});

}
