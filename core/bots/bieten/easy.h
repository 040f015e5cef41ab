#pragma once

#include "core/bots/bieten/bot.h"

namespace weli::bots {

/// A beginner in the tricks of a deal: looks at its own cards and at the trick on the table, bids
/// what looks good and forgets to now and then. Waits if it has nothing to say.
BietenDecision easyDecision(const bieten::Observation& observation, Rng& rng);

}
