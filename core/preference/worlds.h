#pragma once

#include "core/preference/laying.h"
#include "core/preference/state.h"

#include <optional>

namespace weli::preference {

/// The cards that may be in each hand, and those that may lie aside: the talon, or what the last
/// buyer discarded.
struct Places {
    PerSeat<CardSet> hands;
    CardSet aside;
    friend bool operator==(const Places&, const Places&) = default;
};

/// Where the cards may be that are not played, for all that this seat has seen and by the duties of
/// section 10. What is certain about a single card is there; that hands are full is not reckoned
/// with.
Places possiblePlaces(const Observation& observation);
/// The same, that hands are full reckoned with. Nothing before the first deal and after one.
Places fittingPlaces(const Observation& observation);

/// All whole states that show a seat just what it sees. Each course of the deal is as likely as any
/// other that fits what is certain: where cards have been seen, and the duties of section 10.
class Worlds {
public:
    explicit Worlds(const Observation& observation);
    [[nodiscard]] State imagine(Rng& rng) const;

private:
    Observation observation_;
    std::optional<Laying> laying_; // nothing: all is seen
};
inline Worlds worldsOf(const Observation& observation) { return Worlds(observation); }

/// What a seat did not hold when it played this card to this trick (P-48 to P-51, P-55).
CardSet excluded(const Trick& trick, Card played, const Duties& duties);

}
