#pragma once

#include "core/preference/state.h"

#include <optional>
#include <vector>

namespace weli {

/// A card as a seat follows it through the deal: by an id, and by its face once that is known.
struct FollowedCard {
    int id = 0;
    std::optional<Card> face;
    bool operator==(const FollowedCard&) const = default;
};

/// Where all the cards of a deal lie.
struct PreferenceLay {
    PerSeat<std::vector<FollowedCard>> hands;
    std::vector<FollowedCard> aside; // the talon, or what was laid aside last
    struct Trick {
        std::vector<FollowedCard> cards; // in the turn, the leader's first
        std::vector<Seat> players;
    };
    std::vector<Trick> tricks;
};

/// The lay as this observation tells it. A card that is seen keeps its id through the deal. Of the
/// seats in `insiders` all cards are known from the beginning.
PreferenceLay layOf(const preference::Observation& observation, SeatSet insiders);

}
