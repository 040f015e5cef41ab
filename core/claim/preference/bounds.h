#pragma once

#include "core/claim/preference/certain.h"

namespace weli::claim {

/// Of the tricks that are left, the open one included, so many does a seat take whatever is played.
struct Bounds {
    int least = 0;
    int most = 0;
};

/// The seat plays; of one whose hand is not seen little can be said.
Bounds boundsOf(const Knowledge& known, Seat seat);
/// Is no card of this hand above one that others may hold?
bool areAllLowest(CardSet hand, CardSet others);
/// Must one of the others hold a card of each suit of this hand?
bool areAllFollowed(const Knowledge& known, CardSet hand, CardSet others);
/// How many tricks are left to be played, the open one included.
int tricksLeft(const preference::PublicState& table);

}
