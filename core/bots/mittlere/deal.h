#pragma once

#include "core/game/rng.h"
#include "core/mittlere/public_state.h"

#include <array>

namespace weli::bots {

template <typename T> using ThreeSeats = std::array<T, mittlere::playerCount>;

/// The play of one deal with open hands, small enough to be copied and played out by the million.
struct Deal {
    ThreeSeats<CardSet> hands {};
    ThreeSeats<CardSet> taken {}; // the cards of whole tricks
    ThreeSeats<std::uint8_t> tricks {};
    CardSet lying {}; // in the open trick
    mittlere::Trump trump {};
    Trick trick {}; // unless nothing lies there
    std::uint8_t count = 0; // of cards lying there
    std::uint8_t turn = 0;
    std::uint8_t winner = 0; // so far, of the open trick
    std::uint8_t tricksLeft = mittlere::handCount; // the open one included
};

/// The deal as far as it is played, with nobody's cards.
Deal dealOf(const mittlere::PublicState& table);

/// The cards that may be played next.
inline CardSet playable(const Deal& deal)
{
    const CardSet hand = deal.hands[deal.turn];
    return deal.count == 0 ? hand : mittlere::playable(deal.trick, hand, deal.trump);
}

/// The next seat plays this card, which must be playable.
inline void play(Deal& deal, Card card)
{
    deal.hands[deal.turn].remove(card);
    deal.lying.add(card);
    if (deal.count == 0) {
        deal.trick = { card.suit(), card };
        deal.winner = deal.turn;
    } else {
        deal.trump = mittlere::trumpAfter(deal.trump, deal.trick.led, card);
        if (mittlere::beats(card, deal.trick, deal.trump)) {
            deal.trick.winning = card;
            deal.winner = deal.turn;
        }
    }
    if (++deal.count < mittlere::playerCount) {
        deal.turn = deal.turn == 2 ? std::uint8_t { 0 } : static_cast<std::uint8_t>(deal.turn + 1);
        return;
    }
    deal.taken[deal.winner] |= deal.lying;
    ++deal.tricks[deal.winner];
    deal.lying = {};
    deal.count = 0;
    deal.turn = deal.winner;
    --deal.tricksLeft;
}

/// One of the cards, each as likely as any other up to a millionth; the set must not be empty.
Card anyOf(CardSet cards, Rng& rng);

/// Plays random cards until so many tricks are left.
void playOut(Deal& deal, Rng& rng, int tricksLeft = 0);

}
