#pragma once

#include "core/game/rng.h"
#include "core/odds/chances.h"
#include "core/preference/view.h"

#include <stop_token>

namespace weli::odds {

/// Before it is settled who plays. In imagined deals all go on to speak and to play by the book,
/// nobody seeing the cards of others. Chances, not chips, are those of open cards in the last
/// tricks.
PreferenceOdds oddsOfWords(
    const preference::Observation& observation, Rng& rng, const std::stop_token& stop);

}
