#pragma once

#include "core/bieten/view.h"
#include "ui/picture/view_context.h"

#include <QString>

namespace weli {

/// The last act of the deal in a sentence, and who took the trick with it.
QString newsOf(const bieten::Observation& observation, const ViewContext& context);
/// Who has taken the trick that was over last, until the next one is led.
QString takerOf(const bieten::Observation& observation, const ViewContext& context);

}
