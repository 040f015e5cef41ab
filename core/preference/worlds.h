#pragma once

#include "core/preference/state.h"

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

/// The cards whose place this seat cannot tell.
CardSet unseenCards(const Observation& observation);

/// What a seat did not hold when it played this card to this trick (P-48 to P-51, P-55).
CardSet excluded(const Trick& trick, Card played, const Duties& duties);

}
