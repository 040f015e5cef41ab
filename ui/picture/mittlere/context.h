#pragma once

#include "core/mittlere/view.h"
#include "ui/picture/view_context.h"

#include <optional>

namespace weli {

/// What a picture of Mittlere needs besides.
struct MittlereContext : ViewContext {
    mittlere::Past past {};
    std::optional<mittlere::Open> open {}; // all cards face up, for a spectator
};

}
