#pragma once

#include "core/preference/table.h"
#include "ui/picture/picture.h"
#include "ui/picture/preference/sitting.h"

#include <QString>

namespace weli {

/// The settlement of the deal that is over, item by item (section 11).
ResultPicture resultOf(const preference::Table& settled, const PreferenceSitting& sitting);
/// What the deal has come to: "Resi makes Three with seven tricks".
QString settlementTitle(const preference::Table& settled, const PreferenceSitting& sitting);
/// Who has won the match (P-65).
QString endText(const preference::Table& over, const PreferenceSitting& sitting);

}
