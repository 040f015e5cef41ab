#pragma once

#include "core/bots/preference/bot.h"
#include "core/bots/preference/hand_evaluator.h"

#include <span>
#include <vector>

namespace weli::bots {

/// What each of these things that the seat may say or lay aside is worth in chips, passing and
/// staying at home being worth nothing. All must be legal, and none the play of a card.
std::vector<PreferenceEvaluation> evaluateCalls(const preference::Observation& observation,
    const HandEvaluator& evaluator, std::span<const preference::Action> actions);

}
