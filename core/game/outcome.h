#pragma once

#include "core/game/seat.h"

#include <array>
#include <cstdint>

namespace weli {

/// What a match came to, for those who compare many.
struct Outcome {
    PerSeat<std::array<std::int64_t, 2>> figures; // GameInfo::figures says of what
    PerSeat<std::int64_t> gains; // the sums of all rounds
    int rounds = 0; // games or deals
};

}
