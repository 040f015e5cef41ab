#pragma once

#include "core/bots/mittlere/bot.h"
#include "core/bots/mittlere/features.h"

#include <vector>

namespace weli::bots {

/// How much speaks for this card with that aimHigh for points.
float bookValue(const PlayContext& context, float aimHigh, Card card);

/// What the book thinks of each card that may be played, in the order of the legal acts; the scale
/// is its own. It reckons whether its points will be many or few against the others', and plays for
/// the nearer end.
std::vector<Weighed<mittlere::Action>> bookCards(const mittlere::Observation& observation);

}
