#pragma once

#include "core/bieten/state.h"

#include <utility>
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
/// The same by the steps of its table.
std::vector<CardSet> possibleHands(
    const Observation& observation, const std::vector<Step>& steps, Seat other);

/// The whole state in which the other seats have these cards, disjoint and each among its possible
/// hands; the undealt ones are put in a random order that fits what is known.
State worldWith(const Observation& observation, const PerSeat<CardSet>& cards, Rng& rng);
/// The same by the steps of its table.
State worldWith(const Observation& observation, const std::vector<Step>& steps,
    const PerSeat<CardSet>& cards, Rng& rng);

/// All whole states that show a seat just what it sees.
class Worlds {
public:
    explicit Worlds(const Observation& observation);
    [[nodiscard]] State imagine(Rng& rng) const;

private:
    Observation observation_;
    std::vector<Step> steps_;
    std::vector<std::pair<Seat, std::vector<CardSet>>> hands_; // those that others may have
};
inline Worlds worldsOf(const Observation& observation) { return Worlds(observation); }

}
