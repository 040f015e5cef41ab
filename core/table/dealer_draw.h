#pragma once

#include "core/cards/card.h"
#include "core/table/seat.h"

#include <vector>

namespace weli {

/// How the first dealer of a match was found: everybody cuts a card.
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

}
