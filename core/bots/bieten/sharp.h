#pragma once

#include "core/bots/bieten/bot.h"

namespace weli::bots {

/// The act with the greatest chances in the match, and of equal ones with the most points, over
/// worlds that fit the observation, each weighed by how likely its hands would have acted so. Sharp
/// without a character answers by the book; with a character, the act that it likes among those
/// that are not much worse; Master draws among such from the blueprint, and plays it where it is
/// exact.
BietenDecision sharpDecision(
    const bieten::Observation& observation, const Mind& mind, const Budget& budget, Rng& rng);

}
