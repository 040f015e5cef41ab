#pragma once

#include "core/lesson/script.h"

#include <optional>
#include <string>
#include <vector>

namespace weli::lesson {

// What a lesson does with a match, beside what core/matches.h offers.

/// An act and whose it is, in any game.
using AnyActed = ActedBy<AnyAction>;

AnyMatch opened(const AnyMatch& match);
AnyState stateOf(const AnyMatch& match);
/// Has the deal that lies there been counted, or is the match over?
bool isDealOver(const AnyMatch& match);
std::string textOf(const AnyAction& action);

/// The legal action of this seat that reads so.
std::optional<AnyAction> legalAction(const AnyMatch& match, Seat seat, std::string_view text);
void takePack(AnyMatch& match, const Pack& pack);

/// The next event of the accepted way, as it can be done now.
std::optional<std::variant<Pack, AnyActed>> nextEvent(
    const AnyMatch& match, const AnyMatch& way, Seat learner, const Swaps& swaps);
/// What all do from the event of the accepted way on until the next pack, the next one first.
std::vector<AnyActed> actsFrom(const AnyMatch& way, std::size_t event);

/// Has what was looked at come to its end between these two: a trick, the answers, the deal?
bool isTrickOver(const AnyState& before, const AnyMatch& match);
bool isTalkOver(const AnyState& before, const AnyMatch& match);

}
