#pragma once

#include "core/bots/bot.h"
#include "core/bots/preference/judge.h"

#include <vector>

namespace weli::bots {

/// What each thing that the seat may say or lay aside is worth in chips, passing and staying at
/// home being worth nothing. In the order of the legal acts; outside of the play of the cards.
std::vector<Weighed<preference::Action>> weighWords(
    const preference::Observation& observation, const Judge& judge);

}
