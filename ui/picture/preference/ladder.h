#pragma once

#include "core/preference/view.h"
#include "ui/picture/preference/context.h"
#include "ui/picture/tricks.h"

namespace weli {

/// The contracts of P-13 as the memory card shows them, and what was said in the auction.
LadderPicture ladderOf(
    const preference::Observation& observation, const PreferenceContext& context);

/// "Luis plays Three", "Auction": what the deal has come to.
QString stateOfDeal(const preference::Observation& observation, const PreferenceContext& context);

}
