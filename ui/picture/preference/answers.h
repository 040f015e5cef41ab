#pragma once

#include "core/preference/view.h"
#include "ui/picture/act.h"
#include "ui/picture/preference/context.h"
#include "ui/picture/tricks.h"

#include <vector>

namespace weli {

// What the observing seat is asked, besides its cards and the ladder.

/// The large buttons.
std::vector<Choice> answersOf(
    const preference::Observation& observation, const PreferenceContext& context);
/// What is to be answered.
QString questionOf(const preference::Observation& observation, const PreferenceContext& context);
/// P-42: how the ten tricks may be shared out, with what each share pays.
std::vector<SplitPicture> splitsOf(
    const preference::Observation& observation, const PreferenceContext& context);

}
