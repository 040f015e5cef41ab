#pragma once

#include "core/bots/mittlere/telling/candidate.h"

namespace weli::bots {

/// Of a card that follows a lead: what it does in this way, as a reason for it, or against it;
/// nothing if it would be none.
std::optional<MittlereWhy> followFactOf(Aspect aspect, const Candidate& it);
/// What it does to the trick: true of any card.
MittlereWhy plainFollowFactOf(const Candidate& it);
/// The same of somebody who thinks of no more than the aces and kings.
MittlereWhy firstFollowFactOf(const Candidate& it);

}
