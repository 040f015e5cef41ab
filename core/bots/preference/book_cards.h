#pragma once

#include "core/bots/preference/bot.h"

#include <vector>

namespace weli::bots {

/// What the book thinks of each card that may be played, in the order of the legal acts; the scale
/// is its own.
std::vector<Weighed<preference::Action>> weighCards(const preference::Observation& observation);

}
