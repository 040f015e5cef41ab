#pragma once

#include "core/drill/game_drill.h"
#include "core/preference/state.h"

#include <span>

namespace weli::drill {

template <> struct GameDrill<preference::State> {
    static std::span<const Maker<preference::State>> makers();
    /// The usual ones, with one of three stakes.
    static preference::Rules rules(int players, Rng& rng);
};

}
