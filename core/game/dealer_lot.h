#pragma once

#include "core/cards/pack.h"
#include "core/game/seat.h"

#include <vector>

namespace weli {

/// How cards have decided who deals first.
struct DealerLot {
    struct Cut {
        Seat seat;
        Card card;
        friend bool operator==(const Cut&, const Cut&) = default;
    };
    std::vector<Cut> cuts; // as they were made; the last one of a seat is what counts
    Seat dealer;

    /// The card with which the dealer became it.
    [[nodiscard]] Card card() const
    {
        Card last = cuts.front().card;
        for (const Cut& cut : cuts)
            if (cut.seat == dealer) last = cut.card;
        return last;
    }
    friend bool operator==(const DealerLot&, const DealerLot&) = default;
};

/// Each player draws a card, here the next one of this shuffled pack; the highest deals, hearts
/// ranking first (P-4, P-7; Mittlere's D-1 does the same).
DealerLot highestCardDeals(int players, const Pack& shuffled);

}
