#pragma once

#include "core/game/sample.h"
#include "core/mittlere/state.h"

#include <optional>

namespace weli::bots {

/// One of the acts that are legal, all as likely. The state must neither await a pack nor be over.
mittlere::Acted randomAct(const mittlere::State& state, Rng& rng);
/// The same for the seat whose turn it is.
std::optional<mittlere::Action> randomAct(const mittlere::State& state, Seat seat, Rng& rng);

/// Any values of the options. Nothing if no rules with these fixed values are allowed.
std::optional<Sample<mittlere::Rules>> sampledRules(const Fixed<mittlere::Rules>& fixed, Rng& rng);

}
