#pragma once

#include "core/preference/action.h"

#include <optional>

namespace weli::preference {

/// What a seat did in a match, as anybody could count once the hands lay open.
struct Habits {
    int deals = 0; // in which it had cards
    int auctions = 0; // of these: in which it bid or held
    std::optional<Bid> highest {}; // that it said
    int made = 0; // contracts
    int lost = 0;
    int along = 0; // where it could choose
    int home = 0;
    int invitations = 0; // that it made
    friend bool operator==(const Habits&, const Habits&) = default;
};

}
