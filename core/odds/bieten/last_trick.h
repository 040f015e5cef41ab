#pragma once

#include "core/odds/bieten/hands.h"
#include "core/odds/chances.h"

#include <optional>

namespace weli::odds {

/// The chance of the last trick once the two before are over; nothing where the seat cannot have
/// it.
std::optional<Chance> lastTrickOf(
    const bieten::Observation& observation, const std::vector<OtherSeat>& others);

}
