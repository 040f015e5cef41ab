#pragma once

#include "core/bots/bieten/bot.h"

namespace weli::bots {

/// How often a bid or a three must win its figure for such a player, in even shares of the table.
double priceOf(Character character);
/// What this bid or three is worth to such a player beyond what comes of it, on the scale of Sharp;
/// `chance`: that it wins the figure.
double liking(Character character, const bieten::Observation& observation,
    const bieten::Action& claim, double chance);
/// The same of holding, with the chance to win the figure that is asked for.
double likingToHold(Character character, double chance);

}
