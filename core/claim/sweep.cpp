#include "core/claim/sweep.h"

#include <algorithm>

namespace weli::claim {

/// How many cards of these one other hand can have at most.
int Sweep::longest(CardSet cards) const
{
    int most = 0;
    for (const Seat other : others)
        most = std::max(most, std::min((may[other] & cards).size(), sizes[other]));
    return most;
}

bool Sweep::beats(Card card, const Trick& trick) const
{
    if (card.suit() != trick.winning.suit()) return card.suit() == trump;
    return above(trick.winning, trump).contains(card);
}

/// Of one suit, led from the top: is each card the highest until nobody has any?
bool Sweep::takesSuit(CardSet hand, Suit suit) const
{
    const CardSet theirs = against & CardSet::of(suit);
    int count = 0; // of the highest
    CardSet lower;
    for (const Card card : hand& CardSet::of(suit)) {
        if ((above(card, trump) & theirs).empty())
            ++count;
        else
            lower.add(card);
    }
    return lower.empty() || count >= longest(theirs);
}

/// On lead with this hand: trumps first, until the others have none, then the suits.
bool Sweep::takesAll(CardSet hand) const
{
    for (const Suit suit : suits)
        if (!takesSuit(hand, suit)) return false;
    if (!trump) return true;
    const CardSet trumps = CardSet::of(*trump);
    if ((hand - trumps).empty()) return true;
    return (hand & trumps).size() >= longest(against & trumps);
}

/// Nobody who plays after it can beat this card, which beats what lies there.
bool Sweep::isSafe(Card card, const Trick& trick, SeatSet later) const
{
    if (!beats(card, trick)) return false;
    const Trick taken { trick.led, card };
    for (const Seat next : later)
        for (const Card other : may[next])
            if (beats(other, taken)) return false;
    return true;
}

Card Sweep::highest(CardSet suit) const
{
    for (const Card card : suit)
        if ((above(card, trump) & suit).empty()) return card;
    return suit.first();
}

std::optional<Card> Sweep::lead(CardSet hand) const
{
    if (!takesAll(hand)) return std::nullopt;
    const CardSet trumps = trump ? CardSet::of(*trump) : CardSet();
    const bool drawn = (against & trumps).empty();
    if (!drawn && !(hand & trumps).empty()) return highest(hand & trumps);
    return highest(hand & CardSet::of(hand.first().suit()));
}

std::optional<Card> Sweep::take(
    CardSet playable, CardSet hand, const Trick& trick, SeatSet later) const
{
    for (const Card card : playable)
        if (isSafe(card, trick, later) && takesAll(hand - CardSet { card })) return card;
    return std::nullopt;
}

SeatSet laterThan(Seat seat, const PlayedTrick& trick, SeatSet playing)
{
    SeatSet later;
    while ((seat = nextIn(playing, seat)) != trick.leader) later.add(seat);
    return later;
}

}
