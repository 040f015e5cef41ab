#pragma once

#include "core/bots/mittlere/telling/candidate.h"

namespace weli::bots {

/// Of a card that is led: what it is in this way, as a reason for it, or against it; nothing if it
/// would be none.
std::optional<MittlereWhy> leadFactOf(Aspect aspect, const Candidate& it);
/// What may come of it: true of any lead.
MittlereWhy plainLeadFactOf(const Candidate& it);
/// Who takes the trick, as far as is known, and by the ranks alone.
MittlereWhy leadByCardsOut(const Candidate& it);
MittlereWhy leadByRank(const Candidate& it);

}
