#pragma once

#include "core/bieten/worlds.h"

#include <stop_token>
#include <vector>

namespace weli::odds {

/// Cards that another seat may have.
struct Hand {
    bieten::Holding holding;
    CardSet hidden; // those of them that were not played
    bieten::FigureSet spoils {}; // figures that my cards cannot win beside them
};

/// Every hand that one other seat may have.
struct OtherSeat {
    Seat seat;
    std::vector<Hand> hands;
};

/// How good the figures are that a seat has, as Worth ranks them; 0: it cannot have it. Nothing is
/// said of the last trick.
bieten::PerFigure<int> ranksOf(
    const bieten::PublicState& table, Seat seat, const bieten::Holding& holding);

/// The others, with what each hand does to figures of these ranks: as good a one spoils it, too
/// (B-25). Nobody if stopped.
std::vector<OtherSeat> othersOf(const bieten::Observation& observation,
    const bieten::PerFigure<int>& mine, const std::stop_token& stop);

}
