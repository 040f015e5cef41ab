#pragma once

#include "core/bieten/view.h"
#include "ui/picture/view_context.h"

#include <optional>

namespace weli {

/// What a picture of Bieten needs besides.
struct BietenContext : ViewContext {
    bieten::Past past; // by the cards of which each keeps its id
    std::optional<bieten::Open> open {};
};

}
