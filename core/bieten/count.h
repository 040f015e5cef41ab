#pragma once

#include "core/bieten/state.h"

namespace weli::bieten {

/// What a figure comes to on the cards as they lie (B-20, B-22…B-26, B-35), bids aside.
struct Judgement {
    std::optional<Seat> best; // nobody has it, or it stands
    bool stands = false; // B-25
};

/// All cards of the deal must be on the table.
Judgement judged(const State& state, Figure figure);

/// The whole count of section 9 for a deal whose last act is done: totals, crosses and Bummerl are
/// entered, punished offences marked, and the table's count tells it.
State counted(State state);

}
