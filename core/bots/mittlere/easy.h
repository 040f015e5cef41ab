#pragma once

#include "core/bots/mittlere/bot.h"

#include <vector>

namespace weli::bots {

/// What a beginner thinks of each card that it may play, in points: it counts its own points,
/// guesses from its hand whether they will be many, and goes for many or few. It remembers nothing
/// else.
std::vector<MittlereEvaluation> easyCards(const mittlere::Observation& observation);

}
