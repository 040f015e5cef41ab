#pragma once

#include "core/mittlere/state.h"
#include "ui/picture/mittlere/sitting.h"
#include "ui/picture/picture.h"

#include <QString>

namespace weli {

/// What became of a deal that has its verdict: which case decided and why, and the points of all.
ResultPicture resultOf(const mittlere::Table& settled, const MittlereSitting& sitting);
/// Its title alone.
QString settlementTitle(const mittlere::Table& settled, const MittlereSitting& sitting);
/// Who has won a match that is over.
QString endText(const mittlere::Table& over, const MittlereSitting& sitting);
/// The sheet (M-32); the observing seat comes last.
TallySlate tallyOf(const mittlere::Observation& observation, const MittlereSitting& sitting);

}
