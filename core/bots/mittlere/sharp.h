#pragma once

#include "core/bots/mittlere/bot.h"

#include <vector>

namespace weli::bots {

/// What each card that may be played is worth to the seat, as Payoffs has it. The best first. While
/// many cards are out that is what a tree search has tried most, 250 times for each world of the
/// budget, or what is plainly better; when few are, every world is played out with open hands.
std::vector<MittlereEvaluation> sharpCards(
    const mittlere::Observation& observation, const Budget& budget, Rng& rng);

}
