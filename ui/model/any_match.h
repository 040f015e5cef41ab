#pragma once

#include "core/matches.h"
#include "ui/model/bot_set.h"
#include "ui/picture/picture.h"
#include "ui/picture/table_game.h"
#include "ui/picture/view_context.h"

#include <functional>
#include <optional>
#include <vector>

namespace weli {

// What the house does with a match, whichever game it is of. An action of another game than the
// match's is never legal.

AnyMatch newMatch(const AnyRules& rules, int players, Seat firstDealer);
DealerLot dealerLot(const AnyRules& rules, int players, Rng& rng);

int players(const AnyMatch& match);
AnyRules rulesOf(const AnyMatch& match);
bool isOver(const AnyMatch& match);
bool awaitsPack(const AnyMatch& match);
/// Whose turn it is to deal next, in another match.
Seat nextDealer(const AnyMatch& match);
/// A deal has just been counted and no other has begun.
bool isCounted(const AnyMatch& match);
/// The number of the deal, from 1.
int dealOf(const AnyMatch& match);
/// How many events there were.
std::size_t lengthOf(const AnyMatch& match);
/// How many of them were there when only so many acts were done, and the next was due.
std::size_t lengthAfter(const AnyMatch& match, int acts);
/// How long the log was when this seat last had a choice and made it.
std::optional<std::size_t> lastChoice(const AnyMatch& match, Seat seat);

/// The seat that the table waits for; nothing between the deals.
std::optional<Seat> seatAwaited(const AnyMatch& match);
/// What this seat must do because it has no choice.
std::optional<AnyAction> onlyAct(const AnyMatch& match, Seat seat);
/// Those who can act now, in the order in which they are asked.
std::vector<Seat> askingOrder(const AnyMatch& match);
bool isLegal(const AnyMatch& match, Seat seat, const AnyAction& action);
/// For what the table takes its time before the next bot acts, if this person sits there.
Breath breathFor(const AnyMatch& match, Seat person);

/// Why an act is not legal.
struct Refusal {
    Clause clause;
    std::optional<Card> card; // that was to be played
};
std::optional<Refusal> refusalOf(const AnyMatch& match, Seat seat, const AnyAction& action);

/// False, and nothing changes, if it is not legal.
[[nodiscard]] bool play(AnyMatch& match, Seat seat, const AnyAction& action);
/// Only while a pack is awaited.
void takePack(AnyMatch& match, Rng& rng);
void rewind(AnyMatch& match, std::size_t length);
/// The last event of the line that is played, and to take up the line that ends with one.
EventId tipOf(const AnyMatch& match);
void goTo(AnyMatch& match, EventId tip);

/// What a bot in this seat is asked: it knows what the seat may know, and may be thought about on
/// another thread.
using Question = std::function<std::optional<AnyAction>(const std::stop_token&)>;
Question questionFor(
    const AnyMatch& match, Seat seat, const BotSet& bots, bots::Level level, std::uint64_t seed);

/// All that this seat's window shows.
Picture pictureOf(const AnyMatch& match, Seat seat, const ViewContext& context);
/// A match that was left, in one line.
QString standing(const AnyMatch& match, std::optional<Seat> seat);

}
