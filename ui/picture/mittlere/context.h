#pragma once

#include "core/mittlere/state.h"
#include "ui/picture/view_context.h"

#include <optional>

namespace weli {

/// What a picture of Mittlere needs besides.
struct MittlereContext : ViewContext {
    std::optional<mittlere::State> open {}; // all cards face up, for a watcher
};

}
