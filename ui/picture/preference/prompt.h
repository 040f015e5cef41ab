#pragma once

#include "core/preference/state.h"
#include "ui/picture/preference/sitting.h"

#include <QString>

namespace weli {

/// One line that says what is due now.
QString promptOf(const preference::Observation& observation, const PreferenceSitting& sitting);
/// The last act of the deal in a sentence, and what came of it.
QString newsOf(const preference::Table& table, const PreferenceSitting& sitting);

}
