#pragma once

#include "core/bieten/combination.h"
#include "core/bieten/state.h"

namespace weli::bieten {

/// What a figure comes to on the cards as they lie (B-20, B-22…B-26, B-35), bids aside.
struct Judgement {
    std::optional<Seat> best; // nobody has it, or it stands
    bool stands = false; // B-25
};

/// What lies before this seat without the wild cards that it may not use for the figure (B-35).
ThreeCards countingCards(const State& state, Seat seat, Figure figure);
/// All cards of the deal must be on the table.
Judgement judged(const State& state, Figure figure);

/// Makes the whole count of section 9 for a deal whose last act is done: enters totals, crosses and
/// Bummerl, marks the punished offences and leaves the table's count.
void count(State& state);

}
