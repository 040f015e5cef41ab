#pragma once

#include <bit>
#include <cstdint>

namespace weli::bots {

/// The part somebody has in the play; alone against the declarer, a defender is Left.
enum class Side : std::uint8_t { Declarer, Left, Right };

/// Cards as bits at even places of a word: 16 bits a suit, the highest of a suit on top.
using CardBits = std::uint64_t;

inline constexpr CardBits allCards = 0x5555555555555555;
inline constexpr unsigned suitBits = 16;
inline constexpr unsigned trumpShift = 48; // the trump suit, if there is one, is the topmost
inline constexpr CardBits trumpPlaces = CardBits { 0xFFFF } << trumpShift;

/// All places in the suit of this card.
constexpr CardBits suitOf(CardBits card)
{
    return CardBits { 0xFFFF } << (static_cast<unsigned>(std::countr_zero(card)) & 48U);
}

/// The places of higher cards of its suit.
constexpr CardBits above(CardBits card) { return suitOf(card) & (0 - (card << 2U)); }

constexpr CardBits highestOf(CardBits cards)
{
    return CardBits { 1 } << static_cast<unsigned>(std::bit_width(cards) - 1);
}
/// 0…7 in its suit.
constexpr int heightOf(CardBits card) { return (std::countr_zero(card) & 15) / 2; }

/// How many of these cards are in each suit, 16 bits a suit.
constexpr CardBits countBySuit(CardBits cards)
{
    // All suits at once: std::popcount is a call unless the processor is known to count bits.
    cards = (cards & 0x3333333333333333) + ((cards >> 2U) & 0x3333333333333333);
    cards = (cards + (cards >> 4U)) & 0x0F0F0F0F0F0F0F0F;
    return (cards + (cards >> 8U)) & 0x00FF00FF00FF00FF;
}
/// How many of the suit that begins at this bit.
constexpr int countFrom(CardBits counts, unsigned shift)
{
    return static_cast<int>((counts >> shift) & 0xFFU);
}
/// How many of the suit of this card.
constexpr int countAt(CardBits counts, CardBits card)
{
    return countFrom(counts, static_cast<unsigned>(std::countr_zero(card)) & 48U);
}

/// Who holds each card that is still in play, two bits a card: 0 nobody, else the side plus one.
/// A suit has no gaps: from its top place down stand its cards in their order.
//
// So equal words are equal play. Who closes the gaps renames the ranks of a suit without changing
// their order, and P-47 to P-51 and P-55 ask of two cards only whether they are of one suit and
// which is higher, be it to win, to overtake or to be the lowest that overtakes. Cards that have
// been played are asked for by no duty.
class HandBits {
public:
    constexpr HandBits() = default;

    [[nodiscard]] constexpr CardBits of(Side side) const
    {
        const CardBits low = bits_ & allCards;
        const CardBits high = (bits_ >> 1U) & allCards;
        if (side == Side::Declarer) return low & ~high;
        return side == Side::Left ? high & ~low : high & low;
    }
    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }

    /// Puts a card below all those that stand in the suit (0…3), and tells its place.
    constexpr CardBits addLowest(unsigned suit, Side side)
    {
        const CardBits places = CardBits { 0xFFFF } << (suit * suitBits);
        CardBits place = CardBits { 1 } << (suit * suitBits + suitBits - 2);
        while ((bits_ & places & (3 * place)) != 0) place >>= 2U;
        bits_ |= place * (static_cast<CardBits>(side) + 1);
        return place;
    }
    /// Takes these cards out and moves up what stands below them.
    constexpr void remove(CardBits cards)
    {
        while (cards != 0) {
            const CardBits card = cards & (0 - cards); // the lowest first: the others stay in place
            const CardBits below = suitOf(card) & (card - 1);
            bits_ = (bits_ & ~(below | 3 * card)) | ((bits_ & below) << 2U);
            cards ^= card;
        }
    }

    friend constexpr bool operator==(HandBits, HandBits) = default;

private:
    std::uint64_t bits_ = 0;
};

}
