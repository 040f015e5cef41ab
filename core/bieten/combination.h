#pragma once

#include "core/bieten/public_state.h"

namespace weli::bieten {

/// The suit of hearts and of leaves; nothing for the other figures.
constexpr std::optional<Suit> suitOf(Figure figure)
{
    if (figure == Figure::Hearts) return Suit::Hearts;
    if (figure == Figure::Leaves) return Suit::Leaves;
    return std::nullopt;
}
/// The cards of these that have a neighbour below in the run order of B-23 among them.
CardSet runStarts(CardSet cards);
/// The cards next to one of these in the run order of B-23.
CardSet neighbours(CardSet cards);
/// Is there a pair among these (B-22)?
bool hasPair(CardSet cards);
/// Those of up to three cards that make the figure, if any do: the highest of the suit, the set,
/// the run (B-20, B-22, B-23); of `last` none.
CardSet making(Figure figure, CardSet cards);
/// The figures that these three natural cards hold (B-32), `last` aside.
FigureSet figuresIn(CardSet cards);
/// All cards of the ranks that occur among these.
CardSet sameRanks(CardSet cards);

/// How good the cards are that make a figure, greater is better (B-20, B-22, B-23, B-24).
struct Worth {
    int size = 0;
    int height = 0; // 8 for the ace … 0 for the six
    int naturals = 0;
    int wild = 0; // with one wild card: 2 the Weli, 1 B7, 0 A7
    [[nodiscard]] constexpr int rank() const
    {
        return ((size * 16 + height) * 4 + naturals) * 4 + wild;
    }
    friend constexpr auto operator<=>(const Worth& a, const Worth& b)
    {
        return a.rank() <=> b.rank();
    }
    friend constexpr bool operator==(const Worth&, const Worth&) = default;
};
using ThreeCards = FixedList<Played, 3>;
/// Of up to three cards in this figure; nothing if none of them makes it.
std::optional<Worth> worthOf(const ThreeCards& cards, Figure figure);
/// The same for natural cards.
std::optional<Worth> worthOf(CardSet naturals, Figure figure);

}
