#pragma once

#include "core/bots/preference/bot.h"

#include <vector>

namespace weli::bots {

/// Adds what speaks for a word by what others come to, and what follows from its contract.
void explainBeside(std::vector<PreferenceEvaluation>& words, const preference::Observation&);

}
