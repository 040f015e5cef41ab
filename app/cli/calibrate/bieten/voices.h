#pragma once

#include "app/cli/calibrate/told.h"
#include "core/bieten/state.h"
#include "core/bots/bieten/evaluation.h"
#include "core/coach/note.h"
#include "core/odds/bieten/odds.h"

namespace weli::cli {

/// What the row tells.
Tellings<bieten::Action> tellingsOf(
    const bieten::Observation& observation, const odds::BietenOdds& odds);
/// What is told of a decision's first act.
Tellings<bieten::Action> tellingsOf(
    const bieten::Observation& observation, const bots::BietenDecision& decision);
/// What the coach tells, beside what it advises.
void tell(Tellings<bieten::Action>& tells, const bieten::Observation& observation,
    const coach::Note& note);
/// Has it come? Nothing where this deal does not tell.
std::optional<bool> cameOf(
    const bieten::State& counted, Seat seat, const Told<bieten::Action>& told);

}
