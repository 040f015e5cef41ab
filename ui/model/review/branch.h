#pragma once

#include "core/matches.h"

#include <optional>

namespace weli {

/// What came of trying another way in a match that is looked back at. The match stays as it was.
struct Branch {
    Seat seat; // in whose chair
    int from = 0; // the moment at which it began
    int left = 0; // the moment after which it was another match
    std::optional<double> result {}; // of its first deal beside the others; nothing: it was not
                                     // counted
    std::optional<double> played {}; // what that deal came to in the match
};

/// Nothing if all that was done there was as in the match.
std::optional<Branch> branchOf(const AnyMatch& match, const AnyMatch& tried, int from, Seat seat);

}
