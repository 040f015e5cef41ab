#pragma once

#include "core/bieten/state.h"

namespace weli::bots {

/// What the seat may expect of the game, crosses minus Bummerl, once a deal has been counted:
/// -1…1, exact if the game is over.
double expectedResult(const bieten::PublicState& counted, Seat seat);

}
