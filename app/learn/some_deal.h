#pragma once

#include "core/cards/pack.h"
#include "core/preference/state.h"

namespace weli::preference {

/// A deal of some match of three, with one to five stakes in the bowl.
inline State someDeal(Rng& rng)
{
    State state = start(Rules {}, 3, seatAt(static_cast<int>(rng.below(3))));
    state.table.pot = state.table.rules.stake * static_cast<int>(rng.below(5));
    return withPack(std::move(state), shuffled(packOf(wholePack(state)), rng));
}

}
