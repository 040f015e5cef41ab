#pragma once

#include "core/preference/public_state.h"

#include <array>

namespace weli::bots {

/// What the end of a suit contract is worth to a seat if the declarer takes none, one … ten tricks.
using TrickWorths = std::array<double, 11>;

/// In tricks, the contract weighing as much as two, the defenders being one side.
TrickWorths inTricks(const preference::PublicState& table, Seat seat);
/// In tenths of what is played for, as the deal is settled (P-57 to P-62), with the seat's part of
/// the bowl (P-65). Of two defenders who are each for themselves, each takes any trick to come as
/// likely as the other.
TrickWorths asSettled(const preference::PublicState& table, Seat seat);

}
