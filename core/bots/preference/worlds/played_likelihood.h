#pragma once

#include "core/preference/state.h"

#include <vector>

namespace weli::bots {

/// How likely the others have played the cards that they did if the cards lie as in some world.
/// Each of them looks further than the book, or mostly goes by it: what it has played tells which.
class PlayedLikelihood {
public:
    explicit PlayedLikelihood(const preference::Observation& observation);

    /// Only its ratio to that of another world of the same observation has a meaning.
    [[nodiscard]] double of(const preference::State& world);

private:
    /// A card of another seat.
    struct Moment {
        preference::Observation asked; // with the table before it
        CardSet later; // what the seat has played since, the card included
        Card played;
    };

    std::vector<Moment> moments_;
};

}
