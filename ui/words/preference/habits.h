#pragma once

#include "core/preference/habits.h"
#include "ui/words/habits.h"

namespace weli::words {

/// "Resi bid in 9 of 12 deals, up to Three. As declarer: 3 made, 1 lost. As defender: went along
/// twice, stayed home once."
QString habits(const preference::Habits& habits, const Whose& whose);

}
