#pragma once

#include "ui/picture/bieten/context.h"
#include "ui/picture/slate.h"

namespace weli {

/// The chalkboard of the current game (B-84…B-89); the observing seat keeps it, so it comes last.
PointsSlate slateOf(const bieten::Observation& observation, const BietenContext& context);

/// What has been conceded to a seat in this deal and is not counted yet (B-49, B-89).
int provisionalPoints(const bieten::PublicState& table, Seat seat);
/// B-87: lacks one point since the last count.
bool isStruck(const bieten::PublicState& table, Seat seat);
/// B-87: lacks one point, what was conceded in this deal included.
bool isGespannt(const bieten::PublicState& table, Seat seat);

}
