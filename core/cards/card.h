#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace weli {

/// In the order of writing, which ranks nothing by itself: each game says what beats what.
enum class Suit : std::uint8_t { Hearts, Leaves, Bells, Acorns };

/// From the highest down, as every German-suited pack orders them outside trumps.
enum class Rank : std::uint8_t { Ace, King, Ober, Under, Ten, Nine, Eight, Seven, Six };

inline constexpr int suitCount = 4;
inline constexpr int rankCount = 9;
inline constexpr std::array suits { Suit::Hearts, Suit::Leaves, Suit::Bells, Suit::Acorns };
inline constexpr std::array ranks { Rank::Ace, Rank::King, Rank::Ober, Rank::Under, Rank::Ten,
    Rank::Nine, Rank::Eight, Rank::Seven, Rank::Six };

/// One of the 36 cards. B6 is a plain six of bells here; only Bieten knows the Weli.
class Card {
public:
    Card() = default; // unset
    constexpr Card(Suit suit, Rank rank)
        : Card(static_cast<int>(suit) * rankCount + static_cast<int>(rank))
    {
    }

    /// 0…35 in the pack's order: suit H L B A, then rank A K O U T 9 8 7 6.
    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] static constexpr Card at(int index) { return Card(index); }
    [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(index_ / rankCount); }
    [[nodiscard]] constexpr Rank rank() const { return static_cast<Rank>(index_ % rankCount); }

    friend constexpr bool operator==(const Card&, const Card&) = default;

private:
    constexpr explicit Card(int index)
        : index_(static_cast<std::uint8_t>(index))
    {
    }

    std::uint8_t index_; // unset by default: lists of cards are made and dropped by the million
};

/// The one that may be marked as the Weli.
inline constexpr Card sixOfBells { Suit::Bells, Rank::Six };

/// The two-letter code of a card, "HA" or "BT".
std::string toText(Card card);
/// The card of a two-letter code; nothing if it is not exactly one.
std::optional<Card> cardFromText(std::string_view text);

char letter(Suit suit);
char letter(Rank rank);

}
