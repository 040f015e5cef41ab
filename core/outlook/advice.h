#pragma once

#include "core/bots/bots.h"

#include <cstdint>
#include <stop_token>

namespace weli::outlook {

// What a seat that may act is advised, the best act first, with what it leads to by its outlook;
// where there is none, or no choice, the master says it.

bots::BietenDecision adviceOf(
    const bieten::Observation& observation, std::uint64_t seed, const std::stop_token& stop = {});
bots::PreferenceDecision adviceOf(const preference::Observation& observation, std::uint64_t seed,
    const std::stop_token& stop = {});
bots::MittlereDecision adviceOf(
    const mittlere::Observation& observation, std::uint64_t seed, const std::stop_token& stop = {});

}
