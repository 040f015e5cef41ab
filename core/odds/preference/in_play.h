#pragma once

#include "core/game/rng.h"
#include "core/odds/chances.h"
#include "core/preference/view.h"

#include <stop_token>

namespace weli::odds {

/// Once it is settled who plays: as the declarer `made`, as a defender who may fall `ownTricks`.
PreferenceOdds oddsInPlay(
    const preference::Observation& observation, Rng& rng, const std::stop_token& stop);

}
