#pragma once

#include "core/bots/bieten/bot.h"

namespace weli::bots {

/// Those who do not yet play by the book, in the tricks of a deal: they see less of the table, and
/// claim what they think likely enough to win. Never an act that the book finds far worse than
/// another. Level::FirstEvening, Easy or Regular.
BietenDecision learnerDecision(const bieten::Observation& observation, const Mind& mind, Rng& rng);

}
