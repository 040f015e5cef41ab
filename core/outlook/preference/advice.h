#pragma once

#include "core/outlook/advising.h"
#include "core/outlook/preference/lookout.h"

namespace weli::outlook {

/// What a seat that may act is advised, as `adviceBy` says it.
bots::PreferenceDecision adviceOf(const preference::Observation& observation, std::uint64_t seed,
    const std::stop_token& stop = {});
/// The same, but what is told of this act comes of as many worlds, however little it promises.
bots::PreferenceDecision adviceBeside(const preference::Observation& observation,
    const preference::Action& done, std::uint64_t seed, const std::stop_token& stop = {});

/// The same as in other games; but a bid is only advised beside other bids.
bool speaksAgainst(const bots::PreferenceDecision& decision, const std::string& act);

}
