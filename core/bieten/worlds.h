#pragma once

#include "core/bieten/state.h"

#include <vector>

namespace weli::bieten {

/// One act of the tricks, with the table that it met.
struct Step {
    PublicState before;
    Acted acted;
    std::optional<Figure> released {}; // conceded by this act, with `commitment=open` (B-34)
};
/// The acts of this deal's tricks so far, in their order.
std::vector<Step> stepsOf(const PublicState& table);

/// What binds the seat that had these cards, after these steps.
Holding holdingAfter(const std::vector<Step>& steps, Seat seat, CardSet cards);

/// The cards of the pack whose place this seat does not know.
CardSet unseenCards(const Observation& observation);

/// Every set of three cards (fewer before the deal) with which this other seat could have done all
/// that it did in this deal. With `penalised` anything could have been done with any cards.
std::vector<CardSet> possibleHands(const Observation& observation, Seat other);

/// The whole state in which the other seats have these cards, disjoint and each among its possible
/// hands; the undealt ones are put in a random order that fits what is known.
State worldWith(const Observation& observation, const PerSeat<CardSet>& cards, Rng& rng);

}
