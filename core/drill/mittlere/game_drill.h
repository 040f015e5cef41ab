#pragma once

#include "core/drill/game_drill.h"
#include "core/mittlere/state.h"

#include <span>

namespace weli::drill {

template <> struct GameDrill<mittlere::State> {
    static std::span<const Maker<mittlere::State>> makers();
    static mittlere::Rules rules(int players, Rng& /*rng*/)
    {
        return defaultRules(mittlere::info(), players);
    }
};

}
