#pragma once

#include "core/mittlere/state.h"
#include "ui/picture/sitting.h"

#include <optional>

namespace weli {

/// What a picture of Mittlere needs besides.
struct MittlereSitting : Sitting {
    std::optional<mittlere::State> open {}; // all cards face up, for a watcher
};

}
