#pragma once

#include "core/outlook/advising.h"
#include "core/outlook/preference/lookout.h"

namespace weli::outlook {

using PreferenceAdvice = Advice<bots::PreferenceDecision, PreferenceLookout>;

/// What a seat that may act is advised, as `adviceBy` says it.
PreferenceAdvice adviceOf(const preference::Observation& observation, std::uint64_t seed,
    const std::stop_token& stop = {});

}
