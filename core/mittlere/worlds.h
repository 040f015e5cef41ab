#pragma once

#include "core/mittlere/state.h"

#include <array>

namespace weli::mittlere {

/// The cards that each seat may hold, for all that this one has seen and by M-13 to M-17; its own
/// are there. What is certain about a single card is there; that hands are full is not reckoned
/// with.
PerSeat<CardSet> possibleHands(const Observation& observation);

/// What a seat knows of the two other hands: all that it can tell. Every way to give `room` of the
/// cards `either` to the first seat and the others to the second is a world, and all are as likely.
struct Hidden {
    std::array<Seat, 2> seats; // in the order of the turn after this one
    std::array<CardSet, 2> certain {}; // cards that only this one can hold
    CardSet either {}; // empty, or there are at least two worlds
    int room = 0;
    friend bool operator==(const Hidden&, const Hidden&) = default;
};

Hidden hiddenFrom(const Observation& observation);
/// The two hands in one of those worlds, each as likely as any other.
std::array<CardSet, 2> drawnHands(const Hidden& hidden, Rng& rng);

/// All whole states that show a seat just what it sees.
class Worlds {
public:
    explicit Worlds(const Observation& observation);
    [[nodiscard]] State imagine(Rng& rng) const;

private:
    Observation observation_;
    Hidden hidden_;
};
inline Worlds worldsOf(const Observation& observation) { return Worlds(observation); }

}
