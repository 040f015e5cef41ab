#pragma once

#include "core/cards/fixed_list.h"
#include "core/cards/trick.h"
#include "core/game/seat.h"

namespace weli {

/// A trick of up to three cards; the last one of a deal may still lack some.
struct PlayedTrick {
    Seat leader;
    Seat winner; // so far
    Card winning; // the winner's
    FixedList<Card, 3> cards; // in the turn of the seats that play, the leader's first
    friend bool operator==(const PlayedTrick&, const PlayedTrick&) = default;
};

/// What a trick that has its lead asks of the next card.
inline Trick trickSoFar(const PlayedTrick& trick)
{
    return { trick.cards[0].suit(), trick.winning };
}

}
