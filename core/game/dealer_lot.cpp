#include "core/game/dealer_lot.h"

namespace weli {

namespace {

    /// Hearts, bells, leaves, acorns: the order of P-7, which is not that of writing.
    int suitOrder(Suit suit)
    {
        switch (suit) {
        case Suit::Hearts: return 3;
        case Suit::Bells: return 2;
        case Suit::Leaves: return 1;
        case Suit::Acorns: return 0;
        }
        return 0;
    }

    bool isHigher(Card a, Card b)
    {
        if (a.suit() != b.suit()) return suitOrder(a.suit()) > suitOrder(b.suit());
        return a.rank() < b.rank();
    }

}

DealerLot highestCardDeals(int players, const Pack& shuffled)
{
    DealerLot draw;
    Card highest = shuffled[0];
    for (const Seat seat : SeatSet::firstOf(players)) {
        const Card card = shuffled[seat.index];
        draw.cuts.push_back({ seat, card });
        if (seat.index > 0 && !isHigher(card, highest)) continue;
        highest = card;
        draw.dealer = seat;
    }
    return draw;
}

}
