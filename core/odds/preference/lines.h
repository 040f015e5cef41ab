#pragma once

#include "core/preference/state.h"

#include <optional>
#include <vector>

namespace weli::odds {

/// How a deal may go on: what a seat does next. The rest is the book's.
struct Line {
    std::optional<preference::Action> word {}; // none: the seat is not asked
    std::optional<preference::Action> discard {}; // before it
    bool othersPass = false; // until the auction is over
};

/// While another is to speak in the auction: as if it were this seat's turn now, if it still bids.
preference::Observation asIfOnTurn(preference::Observation observation);
/// Is the seat's own bid the one that counts, with others to speak?
bool hasStandingBid(const preference::Observation& observation);
/// What is open to the seat that is on turn, lowest first. Who is to discard has what may be
/// announced after the discard that the book likes best for it. Nothing for another seat.
std::vector<Line> linesOf(const preference::Observation& observation);
void follow(preference::State& state, Seat self, const Line& line);

}
