#pragma once

#include "core/game/clause.h"
#include "core/game/dealer_lot.h"
#include "core/game/rng.h"
#include "core/games.h"

#include <string_view>

namespace weli {

/// What the house asks of a game besides its rules, its bots (`decide`) and its trace (GameRecord).
/// Each game specialises it in a file of its own, which ui/picture/table_games.h includes.
///
///   defaultPlayers                         how many sit down if nobody has said
///   clockwise                            whether the turn goes on to the left
///   defaultPack                            the suits that it is mostly played with
///   defaultRules(players)                  by which rules they play then
///   presets()                            rules that have a name; a game may have none
///   forPlayers(rules, before, now)       these rules when another number of players sits down
///   conflicts()                          option values that cannot stand together
///   commonValues(key)                         the numbers that are the custom for an option, if
///   any
///
///   dealerLot(rules, players, rng)      who deals first, if nobody is named
///   mayHold(view, person)                the table may wait for its key before the next bot acts
///   cardOf(action)                       the card that it plays, if it plays one
///   standing(view, seat)                 the match that was left in a line; without a seat nobody
///                                        in particular asks
template <typename S> struct TableGame;

/// Rules that have a name.
template <typename Rules> struct NamedRules {
    std::string_view code;
    Rules (*rules)(int players);
};

}
