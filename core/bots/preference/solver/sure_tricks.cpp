#include "core/bots/preference/solver/sure_tricks.h"

#include <algorithm>
#include <array>

namespace weli::bots {

namespace {

    /// How many of the highest cards of the suit are in this hand.
    int run(CardBits hand, unsigned shift)
    {
        const auto suit = static_cast<std::uint16_t>(hand >> shift);
        return std::countl_one(static_cast<std::uint16_t>(suit | (suit << 1U))) / 2;
    }

    /// A trump wins its trick or falls to a higher one of the other side, which fells no second.
    struct SureTrumps {
        int sure = 0;
        int threats = 0; // higher ones that have felled nothing yet

        void addNext()
        {
            if (threats > 0)
                --threats;
            else
                ++sure;
        }
    };

    /// What trumps win, led or not.
    SureTricks sureTrumps(HandBits owners)
    {
        SureTrumps declarer;
        SureTrumps left;
        SureTrumps right;
        for (CardBits rest = owners.bits() & trumpPlaces; rest != 0; rest <<= 2U) {
            const auto side = static_cast<Side>((rest >> 62U) - 1); // from the highest down
            if (side == Side::Declarer) {
                declarer.addNext();
                ++left.threats;
                ++right.threats;
            } else {
                (side == Side::Left ? left : right).addNext();
                ++declarer.threats;
            }
        }
        return { declarer.sure, std::max(left.sure, right.sure) };
    }

    /// The cards and all places above them in their suits.
    CardBits upwards(CardBits cards)
    {
        cards |= (cards << 2U) & 0xFFFCFFFCFFFCFFFC;
        cards |= (cards << 4U) & 0xFFF0FFF0FFF0FFF0;
        return cards | ((cards << 8U) & 0xFF00FF00FF00FF00);
    }

    struct Counts {
        CardBits hand;
        CardBits own;
        std::array<CardBits, 2> others;
    };

    /// The rounds of a suit that its leader wins from the top if nobody trumps: all of them once
    /// the others have no card of it left.
    int rounds(const Counts& counts, unsigned shift)
    {
        const int top = run(counts.hand, shift);
        const int longest
            = std::max(countFrom(counts.others[0], shift), countFrom(counts.others[1], shift));
        return top >= longest ? countFrom(counts.own, shift) : top;
    }

    /// As many of them as those who hold trumps must follow.
    int roundsAgainstTrumps(const Counts& counts, unsigned shift)
    {
        int safe = rounds(counts, shift);
        for (const CardBits other : counts.others)
            if (countFrom(other, trumpShift) > 0) safe = std::min(safe, countFrom(other, shift));
        return safe;
    }

    Counts countsOf(HandBits owners, Side leader)
    {
        static constexpr std::array<std::array<Side, 2>, 3> others { {
            { Side::Left, Side::Right },
            { Side::Right, Side::Declarer },
            { Side::Declarer, Side::Left },
        } };
        const auto& [next, last] = others[static_cast<std::size_t>(leader)];
        const CardBits hand = owners.of(leader);
        return { hand, countBySuit(hand),
            { countBySuit(owners.of(next)), countBySuit(owners.of(last)) } };
    }

    /// The tricks that the leader wins at once from the top, besides those that trumps win anyhow.
    int leadersTricks(const Counts& counts, bool hasTrump, int trumps)
    {
        const bool drawn = !hasTrump
            || run(counts.hand, trumpShift) >= std::max(countFrom(counts.others[0], trumpShift),
                   countFrom(counts.others[1], trumpShift));
        int tricks = drawn ? rounds(counts, trumpShift) : trumps;
        for (unsigned shift = 0; shift < trumpShift; shift += suitBits)
            tricks += drawn ? rounds(counts, shift) : roundsAgainstTrumps(counts, shift);
        return tricks;
    }

}

SureTricks sureTricks(HandBits owners, Side leader, bool hasTrump)
{
    SureTricks sure = hasTrump ? sureTrumps(owners) : SureTricks {};
    int& leads = leader == Side::Declarer ? sure.declarer : sure.defenders;
    leads = std::max(leads, leadersTricks(countsOf(owners, leader), hasTrump, leads));
    return sure;
}

bool neverWins(HandBits owners, Side leader)
{
    const CardBits declarer = owners.of(Side::Declarer);
    const CardBits others = owners.of(Side::Left) | owners.of(Side::Right);
    if ((upwards(others) & declarer) != 0) return false;
    return leader != Side::Declarer || (upwards(declarer) & others) != 0;
}

}
