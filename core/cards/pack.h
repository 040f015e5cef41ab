#pragma once

#include "core/cards/card_set.h"
#include "core/cards/fixed_list.h"

namespace weli {

/// Cards in an order, from the top of the pack down.
using Pack = FixedList<Card, 36>;

/// These cards in the pack's order.
Pack packOf(CardSet cards);
CardSet cardsOf(const Pack& pack);

}
