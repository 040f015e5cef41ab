#pragma once

#include "core/cards/pack.h"
#include "core/table/seat.h"

#include <vector>

namespace weli::bieten {

/// How the first dealer of a match was found (B-9).
struct DealerDraw {
    struct Cut {
        Seat seat;
        Card card;
        friend bool operator==(const Cut&, const Cut&) = default;
    };
    std::vector<Cut> cuts; // as they were made; the last one of a seat is what counts
    Seat dealer;

    /// The card with which the dealer became it.
    [[nodiscard]] Card card() const;
    friend bool operator==(const DealerDraw&, const DealerDraw&) = default;
};

/// Every player cuts a card, here the next one of this shuffled pack, which must hold the aces.
DealerDraw dealerDraw(int players, const Pack& shuffled);

}
