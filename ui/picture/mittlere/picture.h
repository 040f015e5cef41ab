#pragma once

#include "core/mittlere/state.h"
#include "ui/picture/mittlere/context.h"
#include "ui/picture/picture.h"

namespace weli {

/// All that the window of the observing seat shows.
Picture pictureOf(const mittlere::Observation& observation, const MittlereContext& context);

}
