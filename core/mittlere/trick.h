#pragma once

#include "core/cards/trick.h"

#include <array>
#include <optional>

namespace weli::mittlere {

using Trump = std::optional<Suit>; // nothing: none yet (M-3)

/// M-5: trumps from the highest down. Elsewhere the pack's order ranks (M-4).
inline constexpr std::array trumpOrder { Rank::Under, Rank::Nine, Rank::Ace, Rank::King, Rank::Ober,
    Rank::Ten, Rank::Eight, Rank::Seven, Rank::Six };

/// For each rank of trump the ranks above it, as bits of a suit.
inline constexpr auto ranksAboveTrump = [] {
    std::array<std::uint64_t, rankCount> above {};
    std::uint64_t higher = 0;
    for (const Rank rank : trumpOrder) {
        above[static_cast<std::size_t>(rank)] = higher;
        higher |= std::uint64_t { 1 } << static_cast<int>(rank);
    }
    return above;
}();

/// The trumps above this one (M-5).
constexpr CardSet trumpsAbove(Card card)
{
    return CardSet::fromBits(ranksAboveTrump[static_cast<std::size_t>(card.rank())]
        << (static_cast<int>(card.suit()) * rankCount));
}

/// The cards of its suit that rank above this card.
constexpr CardSet above(Card card, Trump trump)
{
    return card.suit() == trump ? trumpsAbove(card) : weli::above(card);
}

/// Would this card take the trick now (M-21)?
constexpr bool beats(Card card, const Trick& trick, Trump trump)
{
    if (card.suit() != trick.winning.suit()) return card.suit() == trump;
    return above(trick.winning, trump).contains(card);
}

/// What is trump once this card is played to a trick of the suit led (M-19).
constexpr Trump trumpAfter(Trump trump, Suit led, Card card)
{
    return trump || card.suit() == led ? trump : card.suit();
}

/// The cards of a hand that may be played to a trick (M-12 to M-17).
constexpr CardSet playable(const Trick& trick, CardSet hand, Trump trump)
{
    const CardSet following = hand & CardSet::of(trick.led);
    if (following.empty()) return hand; // M-12
    if (!trump) return following; // M-13
    if (trump == trick.led) // M-14; M-15: the under is never forced out
        return following == CardSet { Card(*trump, Rank::Under) } ? hand : following;
    const bool trumped = trick.winning.suit() == trump;
    const CardSet higher = trumped ? trumpsAbove(trick.winning) : CardSet::of(*trump); // M-17
    return following | (hand & higher); // M-16
}

/// What a seat does not hold, as it has played this card to a trick. The trump is that before the
/// card.
constexpr CardSet excluded(const Trick& trick, Card played, Trump trump)
{
    if (played.suit() == trick.led) return {};
    const CardSet led = CardSet::of(trick.led);
    if (trump == trick.led) return led - CardSet { Card(*trump, Rank::Under) }; // M-14, M-15
    const bool allowed = played.suit() == trump && beats(played, trick, trump);
    return allowed ? CardSet() : led; // M-13, M-16, M-17
}

/// The place of the card that takes a whole trick, from 0; what is trump once all of it lies there.
constexpr std::size_t takingPlace(const std::array<Card, 3>& cards, Trump trump)
{
    Trick trick { cards[0].suit(), cards[0] };
    std::size_t place = 0;
    for (std::size_t i = 1; i < cards.size(); ++i) {
        if (!beats(cards[i], trick, trump)) continue;
        trick.winning = cards[i];
        place = i;
    }
    return place;
}

}
