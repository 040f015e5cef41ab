#pragma once

#include "core/bots/preference/bot.h"
#include "core/bots/preference/judge.h"

#include <span>
#include <vector>

namespace weli::bots {

/// What each of these things that the seat may say or lay aside is worth in chips, passing and
/// staying at home being worth nothing. All must be legal, and none the play of a card.
std::vector<Weighed<preference::Action>> weighWords(const preference::Observation& observation,
    const Judge& judge, std::span<const preference::Action> actions);

}
