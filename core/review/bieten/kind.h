#pragma once

#include "core/bieten/view.h"
#include "core/review/kind.h"

namespace weli::review {

/// What the seat that the table waits for decides, where this act is best: a bid may come before
/// any card.
inline Kind kindOf(const bieten::PublicState& table, const bieten::Action& best)
{
    using bieten::Verb;
    if (std::holds_alternative<bieten::Answering>(table.phase)) return Kind::Answer;
    if (best.verb() == Verb::Bid) return Kind::Bid;
    if (best.verb() == Verb::Three) return Kind::Three;
    const bool leads = bieten::seatDue(table) == table.leader;
    return leads ? Kind::Lead : Kind::Follow;
}

}
