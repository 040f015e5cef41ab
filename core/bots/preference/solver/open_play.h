#pragma once

#include "core/cards/card_set.h"
#include "core/cards/fixed_list.h"
#include "core/game/seat.h"
#include "core/preference/state.h"

#include <optional>

namespace weli::bots {

/// The play of the cards in Préférence, from any moment on, with all hands open.
struct OpenPlay {
    PerSeat<CardSet> hands {}; // without the cards that lie on the table
    SeatSet playing {}; // two or three seats, in the order of the turn
    Seat declarer {};
    Seat leader {}; // to the trick on the table, or to the next one
    FixedList<Card, 2> trick {}; // the cards on the table, the leader's first
    preference::Goal goal = preference::Goal::SixTricks;
    std::optional<Suit> trump {};
    bool trumpCompulsion = false; // the option of P-55
    bool overtaking = true; // off: one need only follow suit, as at bridge
};

/// The play of a contract from its first card on, if both defenders play; the hands are not set.
OpenPlay startOf(
    const preference::PublicState& table, preference::Contract contract, Seat declarer);
/// The play as it stands, with the hands of this world. In Ausfechten the first seat stands for the
/// declarer, throughout the deal.
OpenPlay playNow(const preference::State& world);

/// Whose turn it is.
Seat turn(const OpenPlay& play);
/// Are both defenders in a suit contract, so that P-51 holds?
bool isMasked(const OpenPlay& play);
/// What the seat on turn may play; empty if no cards are left.
CardSet playable(const OpenPlay& play);
/// How many tricks are still to be won, the one on the table included.
int tricksLeft(const OpenPlay& play);

}
