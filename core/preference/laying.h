#pragma once

#include "core/cards/card_set.h"
#include "core/cards/fixed_list.h"
#include "core/game/rng.h"

#include <array>
#include <cstdint>
#include <vector>

namespace weli::preference {

/// Three hands, and what lies aside.
inline constexpr std::size_t placeCount = 4;

/// A place with room for so many cards, and those that may lie there.
struct Place {
    CardSet may;
    int room = 0;
};

/// All ways to lay cards into places so that every place is full.
class Laying {
public:
    /// There is room for just these cards.
    Laying(const std::array<Place, placeCount>& places, CardSet cards);

    /// How many they are.
    [[nodiscard]] std::uint64_t ways() const;
    /// One of them, each as likely as any other; there must be one.
    [[nodiscard]] std::array<CardSet, placeCount> drawn(Rng& rng) const;

private:
    using Rooms = std::array<int, placeCount>;

    [[nodiscard]] std::size_t indexOf(const Rooms& rooms) const;
    [[nodiscard]] std::uint64_t waysInto(
        std::size_t place, std::size_t laid, const Rooms& rooms, std::size_t state) const;
    void goOn(Rooms& rooms) const;
    void count(std::size_t laid);

    std::array<Place, placeCount> places_;
    FixedList<Card, 32> cards_; // in the order in which they are laid
    std::size_t largest_ = 0; // its room follows from the others'
    std::array<std::size_t, placeCount> strides_ {};
    std::size_t states_ = 1; // how much room the others may have, in all combinations
    std::vector<std::uint64_t> ways_; // for each number of cards laid and each of these states
};

}
