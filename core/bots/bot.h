#pragma once

#include "core/bieten/state.h"
#include "core/bots/decision.h"
#include "core/bots/mittlere/bot.h"
#include "core/preference/state.h"

namespace weli::bots {

using BietenDecision = Decision<bieten::Action>;
using PreferenceDecision = Decision<preference::Action>;

/// Does the table wait for this seat: to cut, steal, deal, play, answer or review?
bool isDue(const bieten::Observation& observation);

/// What this seat does now; it must have a legal action. An act if it is due, which can be a bid
/// before its card: it is asked again after the answers. Otherwise perhaps nothing. The same
/// question has the same answer: all chance comes from the seed and from what the observation
/// shows.
BietenDecision decide(
    const bieten::Observation& observation, Level level, const Budget& budget, std::uint64_t seed);
/// The same; the seat must be on turn, so it never waits. What it weighed is in chips in the words,
/// in a scale of its own in the play.
PreferenceDecision decide(const preference::Observation& observation, Level level,
    const Budget& budget, std::uint64_t seed);

}
