#pragma once

#include "core/game/played_trick.h"
#include "core/game/seat.h"

#include <optional>

namespace weli::claim {

/// The cards of a game of tricks as a seat sees them that wants every trick left: who can follow
/// must, nobody beats a card of another suit but with a trump, and what is highest stays so.
struct Sweep {
    /// The cards of its suit that beat this one.
    using Above = CardSet (*)(Card card, std::optional<Suit> trump);

    SeatSet others; // who plays besides it
    PerSeat<CardSet> may {}; // the cards that they may hold
    PerSeat<int> sizes {}; // of their hands
    CardSet against {}; // what they may hold or have just played
    std::optional<Suit> trump {};
    Above above {};

    /// On lead with this hand: the next card, if all it has take their tricks one after the other.
    [[nodiscard]] std::optional<Card> lead(CardSet hand) const;
    /// Of these, a card that takes the open trick, on which the later seats still play, with
    /// nothing but tricks to be led from the hand afterwards.
    [[nodiscard]] std::optional<Card> take(
        CardSet playable, CardSet hand, const Trick& trick, SeatSet later) const;

private:
    [[nodiscard]] bool takesAll(CardSet hand) const;
    [[nodiscard]] bool takesSuit(CardSet hand, Suit suit) const;
    [[nodiscard]] int longest(CardSet cards) const;
    [[nodiscard]] bool isSafe(Card card, const Trick& trick, SeatSet later) const;
    [[nodiscard]] bool beats(Card card, const Trick& trick) const;
    [[nodiscard]] Card highest(CardSet suit) const;
};

/// Who of these plays to the open trick after this seat, which is to play.
SeatSet laterThan(Seat seat, const PlayedTrick& trick, SeatSet playing);

}
