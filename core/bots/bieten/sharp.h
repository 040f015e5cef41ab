#pragma once

#include "core/bots/bieten/bot.h"

namespace weli::bots {

/// The act with the greatest chances in the match, and of equal ones with the most points, over
/// worlds that fit the observation, each weighed by how likely its hands would have acted so.
BietenDecision sharpDecision(
    const bieten::Observation& observation, const Budget& budget, Rng& rng);

}
