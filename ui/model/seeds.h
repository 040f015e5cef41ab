#pragma once

#include "core/game/rng.h"

namespace weli {

/// Packs and bots draw from generators of their own: what bots do says nothing of the cards.
struct Seeds {
    Seed packs {};
    Seed bots {};
};

}
