#pragma once

#include "core/bieten/judgement.h"
#include "core/bieten/state.h"

namespace weli::bieten {

/// Makes the whole count of section 9 for a deal whose last act is done: enters totals, crosses and
/// Bummerl, marks the punished offences and leaves the table's count.
void count(State& state);

}
