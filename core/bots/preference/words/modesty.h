#pragma once

#include "core/bots/preference/evaluation.h"

#include <vector>

namespace weli::bots {

/// The chips that came of an act, a world each.
using ChipsOfWorlds = std::vector<double>;

/// Of bids that bring as much, as far as these worlds can tell, the lowest becomes the best: it
/// says the same for less.
void preferTheLowest(
    std::vector<PreferenceEvaluation>& words, const std::vector<ChipsOfWorlds>& chips);

}
