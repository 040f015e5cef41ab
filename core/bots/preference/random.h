#pragma once

#include "core/game/sample.h"
#include "core/preference/state.h"

#include <optional>

namespace weli::bots {

/// One of the acts that are legal. Words are weighed so that every phase is met often: the next
/// low contract, a hold and a pass are likely, a premium contract is not. Cards are all alike.
/// The state must neither await a pack nor be over.
preference::Acted randomAct(const preference::State& state, Rng& rng);
/// The same for the seat whose turn it is.
std::optional<preference::Action> randomAct(const preference::State& state, Seat seat, Rng& rng);

/// 3 or 4 players with any rules that P-1 allows; most often those of short matches. Nothing if no
/// rules with these fixed values are allowed.
std::optional<Sample<preference::Rules>> sampledRules(
    const Fixed<preference::Rules>& fixed, Rng& rng);

}
