#pragma once

#include "core/game/seat.h"

namespace weli {

/// An act and whose it was.
template <typename Action> struct ActedBy {
    Seat seat;
    Action action;
    friend bool operator==(const ActedBy&, const ActedBy&) = default;
};

}
