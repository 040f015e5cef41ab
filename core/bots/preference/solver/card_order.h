#pragma once

#include "core/bots/preference/solver/open_trick.h"
#include "core/cards/fixed_list.h"

namespace weli::bots {

using CardList = FixedList<CardBits, 10>;

/// These cards of the side on turn, those first that are likely to decide the search.
CardList ordered(const OpenTrick& trick, CardBits cards, const SearchRules& rules);

}
