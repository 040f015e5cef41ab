#pragma once

namespace weli {

/// What the traces of one game say beyond README.md; each game specialises it in a file of its own.
/// Fields are JSON text without the braces.
///
///   name, fewestPlayers, mostPlayers   what the match line may say
///   playersClause … endClause          the clauses behind the lines
///   packClause(before, field)          the one behind a field of the pack's line
///   options(), problemOf(rules, players)   its rules
///   rules(opening), firstDealer(opening)
///   packType(state), packFields(state)   the line of the pack just brought, before the pack itself
///   isCounted(state)   the last act of a deal is done, its score line is due
///   scoreFields(state), endFields(state)   those lines, after their type
///   parseAnyAction(text)  the action that reads so, legal or not
///   turnOf(state, action)   the one seat whose turn for such an action it is
template <typename S> struct GameRecord;

}
