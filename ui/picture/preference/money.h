#pragma once

#include "core/preference/state.h"
#include "ui/picture/picture.h"
#include "ui/picture/preference/sitting.h"

namespace weli {

/// The pot, and what is played for (P-9, P-56).
BowlPicture bowlOf(const preference::Table& table, const PreferenceSitting& sitting);
/// The balances, deal after deal; the observing seat comes last.
LedgerPicture ledgerOf(
    const preference::Observation& observation, const PreferenceSitting& sitting);

}
