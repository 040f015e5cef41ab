#include "core/bots/mittlere/deal.h"

namespace weli::bots {

using namespace mittlere;

namespace {

    constexpr std::size_t suitSets = 1U << rankCount;

    /// For each set of ranks how many there are, and which is the first, second …
    struct Ranks {
        std::uint8_t count = 0;
        std::array<std::uint8_t, rankCount> at {};
    };

    constexpr auto ranksOf = [] {
        std::array<Ranks, suitSets> table {};
        for (std::size_t set = 0; set < suitSets; ++set)
            for (std::uint8_t rank = 0; rank < rankCount; ++rank)
                if ((set >> rank & 1U) != 0) table[set].at[table[set].count++] = rank;
        return table;
    }();

    const Ranks& ranksIn(std::uint64_t bits) { return ranksOf[bits & (suitSets - 1)]; }

}

Card anyOf(CardSet cards, Rng& rng)
{
    const std::uint64_t bits = cards.bits();
    const unsigned one = ranksIn(bits).count;
    const unsigned two = one + ranksIn(bits >> rankCount).count;
    const unsigned three = two + ranksIn(bits >> (2 * rankCount)).count;
    const unsigned four = three + ranksIn(bits >> (3 * rankCount)).count;
    const auto place = static_cast<unsigned>((rng.next() >> 32U) * four >> 32U);
    // Without branches: the suit is anybody's guess, and a processor guesses wrong.
    const int base = ((place >= one) + (place >= two) + (place >= three)) * rankCount;
    unsigned before = place >= one ? one : 0;
    before = place >= two ? two : before;
    before = place >= three ? three : before;
    return Card::at(base + ranksIn(bits >> base).at[place - before]);
}

void playOut(Deal& deal, Rng& rng, int tricksLeft)
{
    while (deal.tricksLeft > tricksLeft) play(deal, anyOf(playable(deal), rng));
}

Deal dealOf(const PublicState& table)
{
    Deal deal;
    deal.trump = table.trump;
    deal.turn = seatDue(table).value_or(Seat {}).index;
    const PerSeat<CardSet> taken = takenCards(table);
    for (const Seat seat : everybody) {
        deal.taken[seat.index] = taken[seat];
        deal.tricks[seat.index] = table.taken[seat];
        deal.tricksLeft = static_cast<std::uint8_t>(deal.tricksLeft - table.taken[seat]);
    }
    const PlayedTrick* const open = openTrick(table);
    if (open == nullptr) return deal;
    for (const Card card : open->cards) deal.lying.add(card);
    deal.trick = trickSoFar(*open);
    deal.count = static_cast<std::uint8_t>(open->cards.size());
    deal.winner = open->winner.index;
    return deal;
}

}
