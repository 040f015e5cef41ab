#pragma once

#include "core/cards/card.h"

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace weli {

/// A set of the 36 cards, one bit a card at Card::index(). Iterates in the pack's order.
class CardSet {
public:
    constexpr CardSet() = default;
    constexpr CardSet(std::initializer_list<Card> cards)
    {
        for (const Card card : cards) add(card);
    }
    [[nodiscard]] static constexpr CardSet fromBits(std::uint64_t bits)
    {
        CardSet set;
        set.bits_ = bits;
        return set;
    }
    [[nodiscard]] static constexpr CardSet of(Suit suit)
    {
        return fromBits(std::uint64_t { 0x1FF } << (static_cast<int>(suit) * rankCount));
    }
    [[nodiscard]] static constexpr CardSet of(Rank rank)
    {
        return fromBits(std::uint64_t { 0x8040201 } << static_cast<int>(rank));
    }
    [[nodiscard]] static constexpr CardSet all()
    {
        return fromBits((std::uint64_t { 1 } << 36) - 1);
    }

    constexpr void add(Card card) { bits_ |= bit(card); }
    constexpr void remove(Card card) { bits_ &= ~bit(card); }

    [[nodiscard]] constexpr bool contains(Card card) const { return (bits_ & bit(card)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    /// The first in the pack's order; the set must not be empty.
    [[nodiscard]] constexpr Card first() const { return Card::at(std::countr_zero(bits_)); }
    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }

    friend constexpr CardSet operator&(CardSet a, CardSet b) { return fromBits(a.bits_ & b.bits_); }
    friend constexpr CardSet operator|(CardSet a, CardSet b) { return fromBits(a.bits_ | b.bits_); }
    friend constexpr CardSet operator-(CardSet a, CardSet b)
    {
        return fromBits(a.bits_ & ~b.bits_);
    }
    constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
    constexpr CardSet& operator&=(CardSet other) { return *this = *this & other; }
    constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
    friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t rest)
            : rest_(rest)
        {
        }
        constexpr Card operator*() const { return Card::at(std::countr_zero(rest_)); }
        constexpr Iterator& operator++()
        {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        std::uint64_t rest_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator { bits_ }; }
    [[nodiscard]] constexpr Iterator end() const { return Iterator { 0 }; }

private:
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t { 1 } << card.index(); }

    std::uint64_t bits_ = 0;
};

}
