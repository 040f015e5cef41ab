#pragma once

#include "core/bieten/view.h"
#include "core/bots/bieten/trial.h"

namespace weli::bots {

/// So few cards that could beat one speak for it.
inline constexpr int fewUnseen = 3;

/// What speaks for an act that was tried and whose reasons begin with a mere number: what one sees
/// of the cards, or hears of the others. Nothing if nothing is to be seen.
std::optional<BietenWhy> sightOf(
    const bieten::Observation& observation, const Trial& trial, const BietenWhy& why);

}
