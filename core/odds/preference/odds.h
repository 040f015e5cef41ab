#pragma once

#include "core/odds/chances.h"
#include "core/preference/view.h"

#include <cstdint>
#include <stop_token>

namespace weli::odds {

/// How things stand for this seat at any moment of a deal; the same question has the same answer.
/// Nothing for who has no part in it.
///
/// Deals are imagined that fit what was said, and all go on in them to speak and to play by the
/// book, nobody seeing the cards of others, until four tricks are left. Then cards are open: each
/// knows where all cards lie and plays accordingly, the defenders as one side, but for chips of its
/// own each who falls for itself (P-59, P-63). In these last four tricks every way in which the
/// unseen cards can lie is looked at, each as likely as any other whatever was said; who sees all
/// hands (P-52) is told what comes of them from there on. Else the error says how sure the figure
/// is.
///
/// Chips are what a deal brings that all play to its end by the book, a share of the bowl included
/// (P-65). While another is to bid, the words are those that the seat would have if it were its
/// turn now; to one whose own bid stands, `made` is the contract if all others pass.
///
/// Of contracts among players by the book, at the first card: 0.71 for 0.75 where both go along,
/// 0.97 for 0.91 against one alone, 0.60 for 0.54 with an invitation, 0.55 for 0.51 of bettels;
/// after six tricks 0.73, 0.96, 0.52 and 0.95 for 0.95 of those that are left (900 deals).
PreferenceOdds oddsOf(const preference::Observation& observation, std::uint64_t seed,
    const std::stop_token& stop = {});

}
