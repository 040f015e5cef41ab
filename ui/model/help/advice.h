#pragma once

#include "core/coach/note.h"
#include "core/outlook/advice.h"
#include "ui/model/help/thought.h"
#include "ui/picture/notes/hint.h"

#include <cstdint>
#include <utility>
#include <variant>

namespace weli {

/// What is best in a position of any game.
using AnyAdvice
    = std::variant<bots::BietenDecision, bots::PreferenceDecision, bots::MittlereDecision>;

/// What the best bot would do in a person's seat. It sees what the person sees, and the seat must
/// have a choice.
Thought<AnyAdvice>::Think adviceFor(const AnyMatch& match, Seat seat, std::uint64_t seed);
/// The same beside what the person did.
Thought<AnyAdvice>::Think adviceBeside(
    const AnyMatch& match, Seat seat, const AnyAction& done, std::uint64_t seed);

/// Is what the coach would say plainly not what is best here?
bool speaksAgainst(const AnyAdvice& advice, const coach::Note& note);

/// Why this act is as the advice values it; empty if it was not weighed.
QStringList reasonsFor(const AnyAdvice& advice, const AnyAction& action, CardWords cards);

/// What was done in a match, and what would have been better there.
struct Beside {
    std::size_t place; // of the act in the match
    AnyAction better;
    AnyAction done;
};
/// What that better act leads to, and what was done, in a sentence each; empty where nothing was
/// thought of it, the second also where the first says enough. `before` says how it stood, where
/// that is not to be seen on the table.
struct Gists {
    QString before {};
    QString better {};
    QString done {};
};
Gists gistsFor(const AnyAdvice& advice, const AnyMatch& match, const Beside& beside,
    CardWords cards, const std::vector<Player>& players);

NotePicture hintOf(const AnyAdvice& advice, Depth depth, const ViewContext& context);
/// What this legal act gives away beside the advice, as a sentence; empty if that is not plain.
QString costOf(const AnyAdvice& advice, const AnyAction& action);

}
