#pragma once

#include "core/bieten/habits.h"
#include "ui/words/habits.h"

namespace weli::words {

/// "Resi bid 11 figures: 7 were conceded, 3 had little or nothing behind them; you believed that
/// twice. Held 4 times, said three once."
QString habits(const bieten::Habits& habits, const Whose& whose);

}
