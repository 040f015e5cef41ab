#pragma once

#include "core/bieten/view.h"

#include <stop_token>

namespace weli::claim {

/// Is what this deal brings each seat certain for whoever sees this: the same wherever the unseen
/// cards lie and whatever anybody does or says from here on? That is the points, who goes out in
/// which order, and whether the game ends and for whom. Never true where it is not so; where it is
/// so, true unless that takes too long to find out, or a stop is requested.
bool isSettled(const bieten::Observation& observation, const std::stop_token& stop = {});

}
