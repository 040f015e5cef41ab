#pragma once

#include "core/cards/trick.h"

#include <optional>

namespace weli::preference {

/// What binds who plays to a trick, besides its cards.
struct Duties {
    std::optional<Suit> trump {};
    bool trumpCompulsion = false; // the option of P-55
    bool masks = false; // P-51: of the cards that beat, only the lowest
};

/// Would this card win the trick now (P-47)? In a suit the pack's order ranks (P-7).
constexpr bool beats(Card card, const Trick& trick, std::optional<Suit> trump)
{
    return above(trick.winning).contains(card)
        || (card.suit() == trump && trick.winning.suit() != trump);
}

/// The cards of a hand that may be played to a trick (P-48 to P-51, P-55).
CardSet playable(const Trick& trick, CardSet hand, const Duties& duties);

}
