#pragma once

#include "core/mittlere/view.h"
#include "ui/picture/mittlere/context.h"

#include <QString>

namespace weli {

/// One line: what is due now.
QString promptOf(const mittlere::Observation& observation, const MittlereContext& context);
/// What has just happened, in a sentence or two.
QString newsOf(const mittlere::Observation& observation, const MittlereContext& context);

}
