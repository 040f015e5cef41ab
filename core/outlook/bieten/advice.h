#pragma once

#include "core/bots/bieten/bot.h"

#include <cstdint>
#include <stop_token>

namespace weli::outlook {

/// What a seat that may act is advised, the best act first, with what it leads to by its outlook;
/// before the tricks of a deal and after them the master says it.
bots::BietenDecision adviceOf(
    const bieten::Observation& observation, std::uint64_t seed, const std::stop_token& stop = {});

}
