#pragma once

#include "core/bots/bot.h"
#include "core/games.h"

namespace weli::bots {

/// Has the game a place for this mind? There a character is seen in what it does; elsewhere it
/// would play as its level does, and is not offered.
bool hasPlaceFor(const Mind& mind, const AnyGame& game);
/// Who can be chosen there, in the order of `minds`.
std::vector<Mind> mindsOf(const AnyGame& game);
/// Who comes there: a character for which there is no place as its level.
Mind asPlayed(const Mind& mind, const AnyGame& game);
/// Who is called so and has a place there.
std::optional<Mind> mindFromText(std::string_view text, const AnyGame& game);

}
