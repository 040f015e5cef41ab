#pragma once

#include "core/mittlere/view.h"

#include <stop_token>

namespace weli::claim {

/// Is what this deal brings each seat certain for whoever sees this: the same strokes and potatoes
/// wherever the unseen cards lie and whatever anybody plays from here on? Never true where it is
/// not so; where it is so, true unless that takes too long to find out, or a stop is requested.
bool isSettled(const mittlere::Observation& observation, const std::stop_token& stop = {});

}
