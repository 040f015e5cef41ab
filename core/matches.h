#pragma once

#include "core/bieten/past.h"
#include "core/game/view_of.h"
#include "core/games.h"
#include "core/mittlere/past.h"
#include "core/preference/past.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace weli {

/// The state itself, for EveryGame::Each.
template <typename S> using StateOf = S;
/// The state of any game.
using AnyState = EveryGame::Each<StateOf>;
/// A match of any of them.
using AnyMatch = EveryGame::Each<Timeline>;

inline AnyGame gameOf(const AnyMatch& match) { return games[match.index()]; }

// A match of whichever game. An action of another game than the match's is never legal.

int players(const AnyMatch& match);
bool isOver(const AnyMatch& match);
bool awaitsPack(const AnyMatch& match);
/// A deal has just been counted and no other has begun.
bool isCounted(const AnyMatch& match);
/// How many events there were.
std::size_t lengthOf(const AnyMatch& match);

/// The seat that the table waits for; nothing between the deals.
std::optional<Seat> seatAwaited(const AnyMatch& match);
/// Those who can act now, in the order in which they are asked.
std::vector<Seat> askingOrder(const AnyMatch& match);
/// What forbids it; nothing if it is legal, or an action of another game.
std::optional<Clause> whyNot(const AnyMatch& match, Seat seat, const AnyAction& action);
/// The card that it plays, if it plays one.
std::optional<Card> cardOf(const AnyAction& action);
bool isLegal(const AnyMatch& match, Seat seat, const AnyAction& action);
/// False, and nothing changes, if it is not legal.
[[nodiscard]] bool play(AnyMatch& match, Seat seat, const AnyAction& action);

/// The last event of the line that is played, and to take up the line that ends with one.
EventId tipOf(const AnyMatch& match);
void goTo(AnyMatch& match, EventId tip);

}
