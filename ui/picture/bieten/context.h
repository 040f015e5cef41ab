#pragma once

#include "core/bieten/state.h"
#include "core/game/timeline.h"
#include "ui/picture/view_context.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace weli {

/// A deal that has been counted, as the slate keeps it.
struct PastDeal {
    int game = 1;
    SeatSet active;
    bieten::Count count;
    PerSeat<std::int32_t> totals; // after it
    bool operator==(const PastDeal&) const = default;
};

/// What a picture of Bieten needs besides.
struct BietenContext : ViewContext {
    std::vector<PastDeal> past; // oldest first, the one whose result is shown included
    std::vector<Card> asTheyCame; // own cards in the order in which they came, so each keeps its id
    std::optional<PerSeat<CardSet>> open {}; // all hands face up, for a watcher
    std::optional<bieten::State> counted {}; // the deal that is over: nothing of it is secret now
};

/// The deals that are over, the one whose result is shown included, oldest first.
std::vector<PastDeal> pastDeals(const Timeline<bieten::State>& match);
/// The cards of a seat in the order in which they came to it in this deal.
std::vector<Card> cardsAsTheyCame(const Timeline<bieten::State>& match, Seat seat);
/// What this seat's window may show of the match.
BietenContext contextOf(
    const Timeline<bieten::State>& match, Seat seat, const ViewContext& context);

}
