#pragma once

#include "core/mittlere/view.h"
#include "ui/picture/mittlere/context.h"
#include "ui/picture/result.h"
#include "ui/picture/slate.h"

#include <QString>

namespace weli {

/// What became of a deal that has its verdict: which case decided and why, and the points of all.
ResultPicture resultOf(const mittlere::Observation& settled, const MittlereContext& context);
/// Its title alone.
QString settlementTitle(const mittlere::Observation& settled, const MittlereContext& context);
/// Who has won a match that is over.
QString endText(const mittlere::Observation& over, const MittlereContext& context);
/// The sheet (M-32); the observing seat comes last.
TallySlate tallyOf(const mittlere::Observation& observation, const MittlereContext& context);

}
