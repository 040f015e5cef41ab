#pragma once

#include "core/mittlere/habits.h"
#include "ui/words/habits.h"

namespace weli::words {

/// "Resi in 12 deals: the most points 5 times, the fewest 3 times, in the middle 4 times; a hundred
/// or more twice. 6 potatoes."
QString habits(const mittlere::Habits& habits, const Whose& whose);

}
