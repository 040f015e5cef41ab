#pragma once

#include "core/bots/mittlere/bot.h"

#include <vector>

namespace weli::bots {

/// What somebody thinks of each card that may be played who knows the rules and looks at the cards
/// in hand and on the table: high cards go for many points, low ones for few.
std::vector<MittlereEvaluation> firstEveningCards(const mittlere::Observation& observation);

}
