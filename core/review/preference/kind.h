#pragma once

#include "core/preference/view.h"
#include "core/review/kind.h"

namespace weli::review {

/// What the seat on turn decides.
inline Kind kindOf(const preference::PublicState& table, const preference::Action& best)
{
    using preference::Verb;
    switch (best.verb()) {
    case Verb::Discard: return Kind::Discard;
    case Verb::Announce: return Kind::Announce;
    case Verb::Take:
    case Verb::No:
        return std::holds_alternative<preference::AfterBuying>(table.phase) ? Kind::AfterBuy
                                                                            : Kind::Talk;
    case Verb::Join:
    case Verb::Stay: return Kind::GoAlong;
    case Verb::Invite:
    case Verb::Alone: return Kind::Invite;
    case Verb::Offer:
    case Verb::Accept:
    case Verb::Refuse: return Kind::Talk;
    case Verb::Play: return preference::openTrick(table) == nullptr ? Kind::Lead : Kind::Follow;
    case Verb::Pass:
    case Verb::Bid:
    case Verb::Hold: break;
    }
    return Kind::Bid;
}

}
