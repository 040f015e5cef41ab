#pragma once

#include "core/cards/pack.h"
#include "core/game/dealer_draw.h"

namespace weli::bieten {

using weli::DealerDraw;

/// B-9: every player cuts a card, here the next one of this shuffled pack, which must hold the
/// aces.
DealerDraw dealerDraw(int players, const Pack& shuffled);

}
