#pragma once

#include "core/bieten/state.h"
#include "core/game/rng.h"
#include "core/game/sample.h"

#include <optional>

namespace weli::bots {

/// One of all the acts that are legal for any seat. All within a kind are equally likely; the
/// kinds:
/// - offences of B-53: an unlawful card or answer once in eight times in the first eight deals of a
///   match, an unlawful bid or three a third as often; later both are rarer, the more so the more
///   they cost, so that even these matches end;
/// - bids and threes: one act in eight where a card could be played as well;
/// - all else.
/// The state must neither await a pack nor be over.
bieten::Acted randomAct(const bieten::State& state, Rng& rng);
/// The same for one seat among others that choose otherwise; nothing: it waits.
std::optional<bieten::Action> randomAct(const bieten::State& state, Seat seat, Rng& rng);

/// Any number of players with any rules that B-7 allows; most often those of short matches. Nothing
/// if no rules with these fixed values are allowed.
std::optional<Sample<bieten::Rules>> sampledRules(const Fixed<bieten::Rules>& fixed, Rng& rng);

}
