#pragma once

#include "core/bieten/combination.h"
#include "core/bieten/holding.h"

namespace weli::bieten {

/// What a figure comes to on the cards as they lie (B-20, B-22…B-26, B-35), bids aside.
struct Judgement {
    std::optional<Seat> best; // nobody has it, or it stands
    bool stands = false; // B-25
};

/// What lies before this seat without the wild cards that it may not use for the figure (B-35).
ThreeCards countingCards(
    const PublicState& table, Seat seat, const Holding& holding, Figure figure);
/// All cards of the deal must be on the table.
Judgement judged(const PublicState& table, const PerSeat<Holding>& holdings, Figure figure);

}
