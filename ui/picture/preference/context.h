#pragma once

#include "core/preference/view.h"
#include "ui/picture/view_context.h"

#include <optional>

namespace weli {

/// What a picture of Préférence needs besides.
struct PreferenceContext : ViewContext {
    preference::Past past;
    std::optional<preference::Open> open {}; // all cards face up, for a spectator
};

}
