#include "core/bieten/dealer_lot.h"

#include <algorithm>

namespace weli::bieten {

namespace {

    using Cuts = std::vector<DealerLot::Cut>;

    /// The seats that have cut the lowest of these cards; the lower rank is the later one.
    std::vector<Seat> lowest(const Cuts& cuts)
    {
        Rank rank = Rank::Ace;
        for (const auto& cut : cuts) rank = std::max(rank, cut.card.rank());
        std::vector<Seat> seats;
        for (const auto& cut : cuts)
            if (cut.card.rank() == rank) seats.push_back(cut.seat);
        return seats;
    }

}

DealerLot dealerLot(int players, const Pack& shuffled)
{
    DealerLot draw;
    std::vector<Seat> cutting;
    for (const Seat seat : SeatSet::firstOf(players)) cutting.push_back(seat);
    for (int next = 0; cutting.size() > 1;) {
        Cuts round;
        for (const Seat seat : cutting) {
            round.push_back({ seat, shuffled[next++] });
            draw.cuts.push_back(round.back());
            draw.dealer = seat;
            if (round.back().card.rank() == Rank::Ace) return draw; // it deals at once
        }
        cutting = lowest(round); // those tied cut again
    }
    draw.dealer = cutting.front();
    return draw;
}

}
