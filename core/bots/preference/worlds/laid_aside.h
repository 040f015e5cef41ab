#pragma once

#include "core/preference/worlds.h"

namespace weli::bots {

/// What a declarer whose cards are not seen lays aside: of his twelve cards those that the contract
/// needs least.
class LaidAside {
public:
    explicit LaidAside(const preference::Observation& observation);

    /// Lets the last buyer of this world choose anew among the cards that he has not played.
    void chooseIn(preference::State& world) const;

private:
    std::optional<Seat> buyer_; // nothing: nobody's choice is hidden
    CardSet may_; // be in his hand
    CardSet played_;
};

}
