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

    std::optional<Worth> worthOf(const ThreeCards& cards, CardSet combination)
    {
        Worth worth { .size = combination.size() };
        if (worth.size < 2) return std::nullopt;
        int wilds = 0;
        for (const Played played : cards) {
            if (!combination.contains(played.as)) continue;
            worth.height = std::max(worth.height, 8 - static_cast<int>(played.as.rank()));
            if (played.card == played.as) continue;
            ++wilds;
            worth.wild = 2 - wildOrder(played.card);
        }
        worth.naturals = worth.size - wilds;
        if (wilds != 1) worth.wild = 0; // B-24: only one wild card each is compared
        return worth;
    }

    CardSet facesOf(const ThreeCards& cards)
    {
        CardSet faces;
        for (const Played played : cards) faces.add(played.as);
        return faces;
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

bool hasPair(CardSet cards)
{
    const std::uint64_t bits = cards.bits(); // a card's namesakes stand one, two or three suits on
    return (bits & (bits >> nextSuit | bits >> 2U * nextSuit | bits >> 3U * nextSuit)) != 0;
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

std::optional<Worth> bestSet(const ThreeCards& cards)
{
    const CardSet faces = facesOf(cards);
    if (!hasPair(faces)) return std::nullopt;
    for (const Card card : faces) {
        const CardSet same = faces & CardSet::of(card.rank());
        if (same.size() >= 2) return worthOf(cards, same); // B-22: at most one such set
    }
    return std::nullopt;
}

std::optional<Worth> bestRun(const ThreeCards& cards)
{
    const CardSet faces = facesOf(cards);
    const CardSet starts = runStarts(faces);
    if (starts.empty()) return std::nullopt;
    const CardSet below = CardSet::fromBits(starts.bits() << 1U);
    return worthOf(cards, starts | below); // B-23: at most one run
}

}
