#pragma once

#include "core/game/rng.h"
#include "core/odds/chances.h"
#include "core/preference/view.h"

#include <stop_token>

namespace weli::odds {

/// Once it is settled who plays: `ownTricks` for a defender who may fall, `notMost` where each
/// plays for itself, else `made` if the seat gets or pays for it.
PreferenceOdds oddsInPlay(
    const preference::Observation& observation, Rng& rng, const std::stop_token& stop);

}
