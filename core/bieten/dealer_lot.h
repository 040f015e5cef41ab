#pragma once

#include "core/cards/pack.h"
#include "core/game/dealer_lot.h"

namespace weli::bieten {

using weli::DealerLot;

/// B-9: every player cuts a card, here the next one of this shuffled pack, which must hold the
/// aces.
DealerLot dealerLot(int players, const Pack& shuffled);

}
