#pragma once

#include "core/bots/preference/solver/hand_bits.h"

namespace weli::bots {

/// What binds and what is wanted. The trump suit, if there is one, is the topmost of the word.
struct SearchRules {
    CardBits trumps = 0; // all places of the trump suit
    int players = 3;
    bool overtaking = true;
    bool trumpCompulsion = false;
    bool masking = false;
    bool avoids = false; // the declarer wants no trick
};

/// A trick and what else is in play. Cards played to it still stand among the owners.
struct OpenTrick {
    HandBits owners;
    CardBits led = 0; // all places of the suit; none before the lead
    CardBits winning = 0;
    CardBits played = 0;
    Side winner {};
    Side turn {};
    std::uint8_t size = 0; // cards played to it
    std::uint8_t left = 0; // tricks to be won, this one included
};

/// What the side on turn may play (P-48 to P-51, P-55).
CardBits playable(const OpenTrick& trick, const SearchRules& rules);

/// Of these cards of the side on turn, the highest of every row that nothing in play parts.
/// Two cards of a row can be exchanged without changing what anybody may or what beats what.
CardBits distinct(const OpenTrick& trick, CardBits cards);

/// Would this card win the trick now (P-47)?
constexpr bool beats(CardBits card, const OpenTrick& trick, const SearchRules& rules)
{
    if ((above(trick.winning) & card) != 0) return true;
    return (card & rules.trumps) != 0 && (trick.winning & rules.trumps) == 0;
}

/// With this card on it. Once it is complete, the winner's next trick.
OpenTrick after(const OpenTrick& trick, CardBits card, const SearchRules& rules);

}
