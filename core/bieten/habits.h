#pragma once

#include "core/game/seat.h"

namespace weli::bieten {

/// What a seat did in a match, as anybody could count once the hands lay open.
struct Habits {
    int bids = 0;
    int bluffs = 0; // of these: by the cards it saw, for less than an even share of the figure
    int believed = 0; // of the bids: nobody held
    PerSeat<int> fooled {}; // how often each seat said good to a bluff
    int holds = 0;
    int threes = 0;
    friend bool operator==(const Habits&, const Habits&) = default;
};

}
