#pragma once

#include "core/bots/bieten/bot.h"
#include "core/bots/decision_util.h"

namespace weli::bots {

/// How many figures a hand may be expected to win, with these cards kept and the rest of the three
/// still to come.
Sampled expectedFigures(const bieten::Observation& observation, CardSet kept, Rng& rng);

/// Cutting, stealing and dealing: the same for all levels that look at their cards.
BietenDecision openingDecision(const bieten::Observation& observation, Rng& rng);

/// With `protest=claim`: the seats whose cards, now all open, prove an offence (B-58).
SeatSet provenOffenders(const bieten::Observation& observation);

}
