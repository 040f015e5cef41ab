#pragma once

namespace weli {

/// What the traces of one game say beyond README.md and State::info(); each game specialises it in
/// a file of its own. Fields are JSON text without the braces.
///
///   packType(state), packFields(state)   the line of the pack just brought, before the pack itself
///   packClause(before, field)            the clause behind a field of that line
///   scoreFields(state), endFields(state)   those lines, after their type
///   parseAnyAction(text)   the action that reads so, legal or not
///   turnOf(state, action)  the one seat whose turn for such an action it is
template <typename S> struct GameRecord;

}
