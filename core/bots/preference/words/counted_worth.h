#pragma once

#include "core/bots/preference/hand_evaluator.h"
#include "core/bots/preference/words/worth.h"
#include "core/preference/view.h"

namespace weli::bots {

/// By what the evaluator expects of the cards.
WordWorth countedWorth(const preference::Observation& observation, const HandEvaluator& evaluator,
    const preference::Action& word);

}
