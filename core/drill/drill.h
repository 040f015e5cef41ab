#pragma once

#include "core/drill/question.h"
#include "core/matches.h"

namespace weli::drill {

/// A question and the table to which it belongs. Shown is what the learner sees of the match,
/// `viewOf`, and of a kind that is open all hands, `spectatorView`.
struct Drill {
    AnyMatch match;
    Seat learner;
    Question question;
};

/// A question of this kind about a match that is made up by chance, by the usual rules of its
/// game. The same numbers make the same question.
Drill questionOf(Kind kind, Rng& rng);

/// The game that the kind belongs to.
AnyGame gameOf(Kind kind);

}
