#pragma once

#include "core/mittlere/trick.h"

namespace weli::mittlere {

/// A column of M-6 each, by rank from the ace down.
struct Values {
    std::array<std::uint8_t, rankCount> of;
};
inline constexpr Values trumpValues { { 11, 4, 3, 20, 10, 14, 0, 0, 0 } };
inline constexpr Values plainValues { { 11, 4, 3, 2, 10, 0, 0, 0, 0 } };
inline constexpr Values trumplessValues { { 11, 4, 3, 2, 10, 0, 8, 0, 0 } };

inline constexpr int lastTrickValue = 5; // M-7
inline constexpr int dealValue = 157; // M-7: all points of a deal

/// The row of M-6 for the cards of a suit; the trump is that of the whole deal.
constexpr const Values& valuesOf(Suit suit, Trump trump)
{
    if (!trump) return trumplessValues;
    return suit == trump ? trumpValues : plainValues;
}

constexpr int valueOf(Card card, Trump trump)
{
    return valuesOf(card.suit(), trump).of[static_cast<std::size_t>(card.rank())];
}

/// The values of all cards of the set, without the last trick's points.
int valueOf(CardSet cards, Trump trump);

}
