#pragma once

#include "core/preference/public_state.h"
#include "ui/picture/preference/context.h"
#include "ui/picture/result.h"

#include <QString>

namespace weli {

/// The settlement of the deal that is over, item by item (section 11).
ResultPicture resultOf(const preference::Observation& settled, const PreferenceContext& context);
/// What the deal has come to: "Resi makes Three with seven tricks".
QString settlementTitle(const preference::Observation& settled, const PreferenceContext& context);
/// Who has won the match (P-65).
QString endText(const preference::Observation& over, const PreferenceContext& context);

}
