#pragma once

#include "core/cards/card_set.h"

#include <optional>

namespace weli::preference {

/// What the rest of a trick has to know of the cards in it.
struct Trick {
    Suit led {};
    Card winning; // of those played so far (P-47)
    friend bool operator==(const Trick&, const Trick&) = default;
};

/// What binds who plays to a trick, besides its cards.
struct Duties {
    std::optional<Suit> trump {};
    bool trumpCompulsion = false; // the option of P-55
    bool masks = false; // P-51: of the cards that beat, only the lowest
};

/// The cards of the suit that rank above this one (P-7).
constexpr CardSet above(Card card)
{
    const std::uint64_t earlier = (std::uint64_t { 1 } << card.index()) - 1;
    return CardSet::of(card.suit()) & CardSet::fromBits(earlier);
}

/// Would this card win the trick now (P-47)?
constexpr bool beats(Card card, const Trick& trick, std::optional<Suit> trump)
{
    return above(trick.winning).contains(card)
        || (card.suit() == trump && trick.winning.suit() != trump);
}

/// The cards of a hand that may be played to a trick (P-48 to P-51, P-55).
CardSet playable(const Trick& trick, CardSet hand, const Duties& duties);

}
