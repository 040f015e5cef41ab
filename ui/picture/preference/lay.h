#pragma once

#include "core/preference/view.h"
#include "ui/picture/followed_card.h"

#include <vector>

namespace weli {

/// Where all the cards of a deal lie.
struct PreferenceLay {
    PerSeat<FollowedCards> hands;
    FollowedCards aside; // the talon, or what was laid aside last
    struct Trick {
        FollowedCards cards; // in the turn, the leader's first
        std::vector<Seat> players;
    };
    std::vector<Trick> tricks;
};

/// The lay as this observation tells it. A card that is seen keeps its id through the deal. Of the
/// seats in `insiders` all cards are known from the beginning.
PreferenceLay layOf(const preference::Observation& observation, SeatSet insiders);

}
