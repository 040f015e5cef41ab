#pragma once

#include "core/cards/pack.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace weli::test {

/// Cards as a test writes them down: `"H7 LA AK"_cards`. Reads as a hand and as part of a pack.
class CardList {
public:
    /// Does not compile with a code that is misspelt or written twice.
    consteval CardList(const char* text, std::size_t length)
    {
        for (std::size_t at = 0; at < length; at += 3) {
            if (length < at + 2) throw "half a card";
            if (length > at + 2 && (text[at + 2] != ' ' || length == at + 3))
                throw "cards stand one space apart";
            const std::size_t suit = std::string_view("HLBA").find(text[at]);
            const std::size_t rank = std::string_view("AKOUT9876").find(text[at + 1]);
            if (suit > 3 || rank > 8) throw "no such card";
            const Card card { suits[suit], ranks[rank] };
            if (set_.contains(card)) throw "a card stands here twice";
            set_.add(card);
            cards_[size_++] = card;
        }
    }

    [[nodiscard]] constexpr operator CardSet() const { return set_; }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr const Card* begin() const { return cards_.data(); }
    [[nodiscard]] constexpr const Card* end() const { return cards_.data() + size_; }

private:
    static constexpr std::array<Card, 36> blank()
    {
        std::array<Card, 36> cards;
        cards.fill(Card::at(0));
        return cards;
    }

    std::array<Card, 36> cards_ = blank();
    std::size_t size_ = 0;
    CardSet set_;
};

consteval CardList operator""_cards(const char* text, std::size_t length)
{
    return { text, length };
}

/// One card: `"B6"_card`.
consteval Card operator""_card(const char* text, std::size_t length)
{
    const CardList list(text, length);
    if (list.size() != 1) throw "not one card";
    return *list.begin();
}

}
