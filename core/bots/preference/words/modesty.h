#pragma once

#include "core/bots/preference/evaluation.h"

#include <vector>

namespace weli::bots {

/// What came of a word, a world each.
struct TriedWord {
    std::vector<double> chips {};
    double declares = 0; // in which part of them the seat came to declare
};

/// Of low bids that bring as much, as far as these worlds can tell, the lowest becomes the best: it
/// says the same for less. So does passing beside a bid that only hopes to be overbid.
void preferTheLowest(std::vector<PreferenceEvaluation>& words, const std::vector<TriedWord>& tried);

}
