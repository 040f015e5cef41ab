#pragma once

#include "core/cards/card.h"
#include "core/table/seat.h"

#include <vector>

namespace weli {

/// How cards have decided who deals first.
struct DealerDraw {
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
    friend bool operator==(const DealerDraw&, const DealerDraw&) = default;
};

}
