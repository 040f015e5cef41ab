#pragma once

#include "core/games.h"
#include "core/table/clause.h"
#include "core/table/dealer_draw.h"

namespace weli {

/// What the house asks of a game besides its rules, its bots (`decide`) and its trace (GameRecord).
/// Each game specialises it in a file of its own, which ui/picture/table_games.h includes.
///
///   drawDealer(rules, players, rng)      who deals first, if nobody is named
///   seatAwaited(state)                   whom the table waits for; nothing between the deals
///   onlyAct(observation)                 what this seat must do because it has no choice, so that
///                                        it need not be asked
///   mayHold(state, person)               the table may wait for its key before the next bot acts
///   cardOf(action)                       the card that it plays, if it plays one
///   pictureOf(match, seat, sitting)      all that this seat's window shows
///   standing(match, seat)                the match that was left in a line; without a seat nobody
///                                        in particular asks
///   forbidden()                          a sentence for each clause that can refuse an act
template <GameState S> struct TableGame;

}
