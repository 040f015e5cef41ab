#pragma once

#include "core/preference/view.h"
#include "ui/picture/preference/context.h"

#include <QString>

namespace weli {

/// One line that says what is due now.
QString promptOf(const preference::Observation& observation, const PreferenceContext& context);
/// The last act of the deal in a sentence, and what came of it.
QString newsOf(const preference::Observation& observation, const PreferenceContext& context);

}
