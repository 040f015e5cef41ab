#include "core/bieten/combination.h"

#include <bit>

namespace weli::bieten {

namespace {

    constexpr std::uint64_t aces = 0x0008040201U;
    constexpr std::uint64_t sixes = aces << 8U;
    constexpr std::uint64_t oneSuit = 0x1FFU;
    constexpr unsigned nextSuit = rankCount;

    unsigned ranksOf(CardSet cards, Suit suit)
    {
        const auto shift = static_cast<unsigned>(suit) * static_cast<unsigned>(rankCount);
        return static_cast<unsigned>((cards.bits() >> shift) & oneSuit);
    }

    /// The cards that have a namesake in a later suit.
    CardSet paired(CardSet cards)
    {
        const std::uint64_t bits = cards.bits(); // namesakes stand one, two or three suits on
        return CardSet::fromBits(
            bits & (bits >> nextSuit | bits >> 2U * nextSuit | bits >> 3U * nextSuit));
    }

    CardSet highest(CardSet cards) { return cards.empty() ? cards : CardSet { cards.first() }; }

    /// Of natural cards that make a figure, if there are any.
    std::optional<Worth> naturalWorth(CardSet made)
    {
        if (made.empty()) return std::nullopt;
        const int size = made.size();
        return Worth { size, 8 - static_cast<int>(made.first().rank()), size, 0 };
    }

}

CardSet runStarts(CardSet cards)
{
    return CardSet::fromBits(cards.bits() & (cards.bits() >> 1U) & ~sixes);
}

CardSet neighbours(CardSet cards)
{
    const std::uint64_t below = (cards.bits() & ~sixes) << 1U;
    const std::uint64_t above = (cards.bits() & ~aces) >> 1U;
    return CardSet::fromBits(below | above);
}

bool hasPair(CardSet cards) { return !paired(cards).empty(); }

CardSet making(Figure figure, CardSet cards)
{
    switch (figure) {
    case Figure::Hearts: return highest(cards & CardSet::of(Suit::Hearts));
    case Figure::Leaves: return highest(cards & CardSet::of(Suit::Leaves));
    case Figure::Equal: {
        const CardSet pairs = paired(cards);
        return pairs.empty() ? pairs : cards & CardSet::of(pairs.first().rank());
    }
    case Figure::Run: {
        const CardSet starts = runStarts(cards);
        return starts | CardSet::fromBits(starts.bits() << 1U);
    }
    case Figure::Last: break;
    }
    return {};
}

FigureSet figuresIn(CardSet cards)
{
    const auto is = [](Figure figure, bool held) { // no branches: every legal list asks for this
        return static_cast<unsigned>(held) << static_cast<unsigned>(figure);
    };
    return FigureSet::fromBits(is(Figure::Hearts, !(cards & CardSet::of(Suit::Hearts)).empty())
        | is(Figure::Leaves, !(cards & CardSet::of(Suit::Leaves)).empty())
        | is(Figure::Equal, hasPair(cards)) | is(Figure::Run, !runStarts(cards).empty()));
}

CardSet sameRanks(CardSet cards)
{
    std::uint64_t ranks = 0;
    for (const Suit suit : suits) ranks |= ranksOf(cards, suit);
    return CardSet::fromBits(ranks * aces);
}

std::optional<Worth> worthOf(CardSet naturals, Figure figure)
{
    return naturalWorth(making(figure, naturals));
}

std::optional<Worth> worthOf(const ThreeCards& cards, Figure figure)
{
    CardSet faces;
    for (const Played played : cards) faces.add(played.as);
    const CardSet made = making(figure, faces);
    std::optional<Worth> worth = naturalWorth(made);
    for (const Played played : cards) {
        if (played.card == played.as || !made.contains(played.as)) continue;
        --worth->naturals;
        worth->wild = 2 - wildOrder(played.card);
    }
    if (worth && worth->naturals != worth->size - 1) worth->wild = 0; // B-24: only one each counts
    return worth;
}

}
