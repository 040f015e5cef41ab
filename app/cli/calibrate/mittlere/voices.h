#pragma once

#include "app/cli/calibrate/told.h"
#include "core/bots/mittlere/evaluation.h"
#include "core/mittlere/state.h"
#include "core/odds/mittlere/odds.h"

namespace weli::cli {

/// What the row tells.
Tellings<mittlere::Action> tellingsOf(
    const mittlere::Observation& observation, const odds::MittlereOdds& odds);
/// What is told of a decision's first act.
Tellings<mittlere::Action> tellingsOf(
    const mittlere::Observation& observation, const bots::MittlereDecision& decision);
/// Has it come? Nothing where this deal does not tell.
std::optional<bool> cameOf(
    const mittlere::State& counted, Seat seat, const Told<mittlere::Action>& told);

}
