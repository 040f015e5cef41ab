#pragma once

#include "core/cards/card.h"
#include "core/cards/small_set.h"

namespace weli {

struct NumberedCard {
    using Type = Card;
    using Bits = std::uint64_t;
    static constexpr int number(Card card) { return card.index(); }
    static constexpr Card at(int number) { return Card::at(number); }
};

/// A set of the 36 cards, in the pack's order.
class CardSet : public SmallSet<CardSet, NumberedCard> {
public:
    using SmallSet::SmallSet;

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
};

}
