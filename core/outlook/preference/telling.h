#pragma once

#include "core/bots/preference/evaluation.h"
#include "core/preference/view.h"

#include <vector>

namespace weli::outlook {

/// These come the best first, with their figures. Words are told beside each other; the best begins
/// with what one sees in the own hand, and unless it is plainly so it says that another will do.
/// `worse` are the cards that do plainly worse.
void tellBest(std::vector<bots::PreferenceEvaluation>& sorted,
    const preference::Observation& observation, bool isPlain, CardSet worse);
/// Begins with that, where all come to the same for certain.
void tellThatNothingChanges(bots::PreferenceEvaluation& best);

}
