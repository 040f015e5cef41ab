#pragma once

#include "core/matches.h"
#include "ui/model/bot_set.h"
#include "ui/model/player.h"
#include "ui/picture/picture.h"
#include "ui/picture/table_game.h"
#include "ui/picture/view_context.h"

#include <functional>
#include <optional>
#include <vector>

namespace weli {

// What the house does with a match, beside what core/matches.h offers.

AnyMatch newMatch(const AnyRules& rules, int players, Seat firstDealer);
DealerLot dealerLot(const AnyRules& rules, int players, Rng& rng);

AnyRules rulesOf(const AnyMatch& match);
/// Whose turn it is to deal next, in another match.
Seat nextDealer(const AnyMatch& match);
/// The number of the deal, from 1.
int dealOf(const AnyMatch& match);
/// How many events there were when only so many acts were done, and the next was due.
std::size_t lengthAfter(const AnyMatch& match, int acts);
/// How long the log was when this seat last had a choice and made it; if `cards`, one card that is
/// all that it can play is no choice.
std::optional<std::size_t> lastChoice(const AnyMatch& match, Seat seat, bool cards);

/// What this seat must do because it has no choice.
std::optional<AnyAction> onlyAct(const AnyMatch& match, Seat seat);
/// The card that the table waits for, if this seat has no other act.
std::optional<AnyAction> onlyCard(const AnyMatch& match, Seat seat);
/// Can it choose between acts, or between an act and silence?
bool hasChoice(const AnyMatch& match, Seat seat);
/// For what the table takes its time before the next bot acts, if this person sits there.
Breath breathFor(const AnyMatch& match, Seat person);

/// Only while a pack is awaited.
void takePack(AnyMatch& match, Rng& rng);
void rewind(AnyMatch& match, std::size_t length);

/// What a bot in this seat is asked: it knows what the seat may know, and may be thought about on
/// another thread.
using Question = std::function<std::optional<AnyAction>(const std::stop_token&)>;
Question questionFor(const AnyMatch& match, Seat seat, const BotSet& bots, const bots::Mind& mind,
    std::uint64_t seed);

/// All that this seat's window shows.
Picture pictureOf(const AnyMatch& match, Seat seat, const ViewContext& context);
/// A match that was left, in one line.
QString standing(const AnyMatch& match, std::optional<Seat> seat);

/// What each player was like, at the end of a match, as this person hears it.
void tellHabits(ResultPicture& result, const AnyMatch& match, const ViewContext& context,
    std::optional<Seat> person);
/// What was done or could have been, where these play: "Say “Good”", "Play the ten of leaves".
QString nameOf(const AnyAction& action, CardWords cards, const std::vector<Player>& players);
/// In the unit of this game: "1.4 points".
QString amountIn(const AnyGame& game, double amount);

}
