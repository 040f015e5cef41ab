#pragma once

#include "app/cli/calibrate/told.h"
#include "core/bots/preference/evaluation.h"
#include "core/coach/note.h"
#include "core/odds/preference/odds.h"
#include "core/preference/state.h"

namespace weli::cli {

/// What the row tells.
Tellings<preference::Action> tellingsOf(
    const preference::Observation& observation, const odds::PreferenceOdds& odds);
/// What is told of a decision's first act.
Tellings<preference::Action> tellingsOf(
    const preference::Observation& observation, const bots::PreferenceDecision& decision);
/// What the coach tells, beside what it advises.
void tell(Tellings<preference::Action>& tells, const preference::Observation& observation,
    const coach::Note& note);
/// Has it come? Nothing where this deal does not tell.
std::optional<bool> cameOf(
    const preference::State& counted, Seat seat, const Told<preference::Action>& told);

}
