#pragma once

#include "core/table/game_state.h"
#include "core/table/option.h"

namespace weli {

/// What the traces of one game say beyond README.md; each game specialises it in a file of its own:
///
///   name                 the game's code in the match line
///   fewestPlayers, mostPlayers, playersClause, rulesClause, actionClause, scoreClause, endClause
///   options(), problemOf(rules)
///   firstDealer(opening)
///   packFields(state)    the fields before `pack` in the line of the pack just brought
///   packClause(state)    the clause behind them
///   isCounted(state)     the last act of a deal is done, its score line is due
///   scoreFields(state)   the fields of that line after its type
///   endFields(state)     the fields of the end line after its type
///   conceivable(text)    the action that reads so, legal or not
///   turnOf(state, action) the only seat whose turn for such an action it is, if there is one
///
/// Fields are JSON text without the braces.
template <typename S> struct GameRecord;

}
