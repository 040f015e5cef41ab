#pragma once

#include "core/cards/card_set.h"

namespace weli {

/// What the rest of a trick has to know of the cards in it.
struct Trick {
    Suit led {};
    Card winning; // of those played so far
    friend bool operator==(const Trick&, const Trick&) = default;
};

/// The cards of the suit that stand before this one in the pack's order: ace, king, ober …
constexpr CardSet above(Card card)
{
    const std::uint64_t earlier = (std::uint64_t { 1 } << card.index()) - 1;
    return CardSet::of(card.suit()) & CardSet::fromBits(earlier);
}

}
