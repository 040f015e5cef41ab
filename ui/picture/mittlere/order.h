#pragma once

#include "core/mittlere/view.h"
#include "ui/picture/mittlere/context.h"
#include "ui/picture/tricks.h"

namespace weli {

/// The ranks and their values in side suits and in trump (M-4 to M-7), and what has been taken so
/// far if that is to be shown.
OrderPicture orderOf(const mittlere::Observation& observation, const MittlereContext& context);

}
