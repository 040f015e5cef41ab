#pragma once

#include "core/preference/view.h"
#include "ui/picture/preference/context.h"
#include "ui/picture/slate.h"
#include "ui/picture/tricks.h"

namespace weli {

/// The pot, and what is played for (P-9, P-56).
BowlPicture bowlOf(const preference::Observation& observation, const PreferenceContext& context);
/// The balances, deal after deal; the observing seat comes last.
LedgerPicture ledgerOf(
    const preference::Observation& observation, const PreferenceContext& context);

}
