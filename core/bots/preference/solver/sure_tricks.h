#pragma once

#include "core/bots/preference/solver/hand_bits.h"

namespace weli::bots {

/// Tricks that a side wins, however the other plays.
struct SureTricks {
    int declarer = 0;
    int defenders = 0;
};

/// Of whom wants tricks, before a lead. The trump suit, if there is one, is the topmost.
SureTricks sureTricks(HandBits owners, Side leader, bool hasTrump);

/// Without trumps: are all the declarer's cards lower than any other of their suits? Then he need
/// never win a trick, if he is not on lead or can lead such a suit.
bool neverWins(HandBits owners, Side leader);

}
