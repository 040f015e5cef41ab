#pragma once

#include "core/odds/chances.h"
#include "core/preference/view.h"

#include <cstdint>
#include <stop_token>

namespace weli::odds {

/// How things stand for this seat at any moment of a deal; the same question has the same answer.
/// Nothing for who has no part in it, and where each plays for itself (P-54).
///
/// Before it is settled who plays, deals are imagined that fit what was said, and all go on by the
/// book in them, nobody seeing the cards of others. Chips are what the deal brings, a share of the
/// bowl included (P-65). While another is to bid, the words are those that the seat would have if
/// it were its turn now; to one whose own bid stands, `made` is the contract if all others pass.
///
/// Then cards are open: each knows where all cards lie and plays accordingly, the defenders as one
/// side. So nobody guesses wrong, and a declarer in a suit is told too much: among players by the
/// book 0.86 for 0.72 of contracts at the first card where both must go along, 0.80 for 0.49 with
/// an invitation, after five tricks 0.74 for 0.72 and 0.47 for 0.49. In the last four tricks every
/// way in which the unseen cards can lie is looked at, each as likely as any other whatever was
/// said; before that, some that fit what was said, and the error says how sure that is.
///
/// Defenders who both go along are no side, each falls for itself: in the last four tricks each of
/// the three plays for its own chips with open cards; before that all go on by the book.
PreferenceOdds oddsOf(const preference::Observation& observation, std::uint64_t seed,
    const std::stop_token& stop = {});

}
