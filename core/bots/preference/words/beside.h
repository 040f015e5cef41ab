#pragma once

#include "core/bots/preference/bot.h"

#include <vector>

namespace weli::bots {

/// What lies between two acts as they are told, in whole chips.
int chipsBetween(const PreferenceChips& better, const PreferenceChips& other);

/// Adds what speaks for a word by what others come to, and what follows from its contract.
void explainBeside(std::vector<PreferenceEvaluation>& words, const preference::Observation&);

/// Says of the best act that it brings more, where by the figures another would come off oftener.
void tellBringsMore(std::vector<PreferenceEvaluation>& acts);

}
