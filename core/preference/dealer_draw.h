#pragma once

#include "core/cards/pack.h"
#include "core/table/dealer_draw.h"

namespace weli::preference {

/// P-4: each player draws a card, here the next one of this shuffled pack.
DealerDraw dealerDraw(int players, const Pack& shuffled);

}
