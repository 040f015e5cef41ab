#pragma once

#include "core/bots/mittlere/bot.h"

#include <vector>

namespace weli::bots {

/// What the book thinks of each card that may be played, in the order of the legal acts; the scale
/// is its own. It reckons whether its points will be many or few against the others', and plays for
/// the nearer end.
std::vector<MittlereEvaluation> bookCards(const mittlere::Observation& observation);

}
