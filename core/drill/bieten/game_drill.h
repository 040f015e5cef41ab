#pragma once

#include "core/bieten/state.h"
#include "core/drill/game_drill.h"

#include <span>

namespace weli::drill {

template <> struct GameDrill<bieten::State> {
    static std::span<const Maker<bieten::State>> makers();
    static bieten::Rules rules(int players, Rng& /*rng*/)
    {
        return defaultRules(bieten::info(), players);
    }
};

}
