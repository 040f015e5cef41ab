#pragma once

#include "core/lesson/script.h"

#include <optional>
#include <string>
#include <vector>

namespace weli::lesson {

// What a lesson does with a match, whichever game it is of. An action of another game is never
// legal.

/// An act and whose it is, in any game.
using AnyActed = ActedBy<AnyAction>;

AnyMatch opened(const AnyMatch& match);
AnyState stateOf(const AnyMatch& match);
std::size_t lengthOf(const AnyMatch& match);
bool awaitsPack(const AnyMatch& match);
/// Has the deal that lies there been counted, or is the match over?
bool isDealOver(const AnyMatch& match);
bool isOver(const AnyMatch& match);
std::optional<Seat> seatAwaited(const AnyMatch& match);
std::vector<Seat> askingOrder(const AnyMatch& match);
std::string textOf(const AnyAction& action);

bool isLegal(const AnyMatch& match, Seat seat, const AnyAction& action);
/// What forbids it; nothing if it is legal, or an action of another game.
std::optional<Clause> whyNot(const AnyMatch& match, Seat seat, const AnyAction& action);
/// The legal action of this seat that reads so.
std::optional<AnyAction> legalAction(const AnyMatch& match, Seat seat, std::string_view text);
/// False, and nothing changed, if it is not legal.
[[nodiscard]] bool play(AnyMatch& match, Seat seat, const AnyAction& action);
void takePack(AnyMatch& match, const Pack& pack);
EventId tipOf(const AnyMatch& match);
void goTo(AnyMatch& match, EventId tip);

/// The next event of the accepted way, as it can be done now.
std::optional<std::variant<Pack, AnyActed>> nextEvent(
    const AnyMatch& match, const AnyMatch& way, Seat learner, const Swaps& swaps);
/// What all do from the event of the accepted way on until the next pack, the next one first.
std::vector<AnyActed> actsFrom(const AnyMatch& way, std::size_t event);

/// Has what was looked at come to its end between these two: a trick, the answers, the deal?
bool isTrickOver(const AnyState& before, const AnyMatch& match);
bool isTalkOver(const AnyState& before, const AnyMatch& match);

}
