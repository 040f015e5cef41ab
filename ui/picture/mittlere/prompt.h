#pragma once

#include "core/mittlere/state.h"
#include "ui/picture/mittlere/sitting.h"

#include <QString>

namespace weli {

/// One line: what is due now.
QString promptOf(const mittlere::Observation& observation, const MittlereSitting& sitting);
/// What has just happened, in a sentence or two.
QString newsOf(const mittlere::Table& table, const MittlereSitting& sitting);

}
