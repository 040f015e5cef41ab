#pragma once

#include "app/cli/calibrate/told.h"
#include "core/bots/mittlere/evaluation.h"
#include "core/coach/note.h"
#include "core/mittlere/state.h"
#include "core/odds/mittlere/odds.h"

namespace weli::cli {

/// What the row tells.
Tellings<mittlere::Action> tellingsOf(
    const mittlere::Observation& observation, const odds::MittlereOdds& odds);
/// What is told of a decision's first act.
Tellings<mittlere::Action> tellingsOf(
    const mittlere::Observation& observation, const bots::MittlereDecision& decision);
/// What the coach tells, beside what it advises.
void tell(Tellings<mittlere::Action>& tells, const mittlere::Observation& observation,
    const coach::Note& note);
/// Has it come? Nothing where this deal does not tell.
std::optional<bool> cameOf(
    const mittlere::State& counted, Seat seat, const Told<mittlere::Action>& told);

}
