#include "core/cards/card.h"

namespace weli {

namespace {
    constexpr std::string_view suitLetters = "HLBA";
    constexpr std::string_view rankLetters = "AKOUT9876";
}

char letter(Suit suit) { return suitLetters[static_cast<std::size_t>(suit)]; }

char letter(Rank rank) { return rankLetters[static_cast<std::size_t>(rank)]; }

std::string toText(Card card) { return { letter(card.suit()), letter(card.rank()) }; }

std::optional<Card> cardFromText(std::string_view text)
{
    if (text.size() != 2) return std::nullopt;
    const std::size_t suit = suitLetters.find(text[0]);
    const std::size_t rank = rankLetters.find(text[1]);
    if (suit == std::string_view::npos || rank == std::string_view::npos) return std::nullopt;
    return Card { suits[suit], ranks[rank] };
}

}
