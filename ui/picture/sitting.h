#pragma once

#include "core/bieten/dealer_draw.h"
#include "core/bieten/state.h"
#include "ui/picture/card_words.h"

#include <QString>

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

/// What a picture needs besides the observation.
struct Sitting {
    struct Who {
        QString name;
        QString level; // a bot's; empty: a person
    };
    std::vector<Who> seats;
    bool watching = false; // nobody acts here
    std::vector<PastDeal> past; // oldest first, the one whose result is shown included
    std::vector<Card> asTheyCame; // own cards in the order in which they came, so each keeps its id
    std::optional<PerSeat<CardSet>> open {}; // all hands face up, for a watcher
    std::optional<bieten::State> counted {}; // the deal that is over: nothing of it is secret now
    std::optional<bieten::DealerDraw> draw {}; // of the first dealer, if it was made here
    bool drawing = false; // it is being looked at
    bool held = false; // the table waits to go on
    bool canUndo = false;
    int undone = 0;
    CardWords cards {}; // of the pack on the table

    [[nodiscard]] QString nameOf(Seat seat) const { return seats[seat.index].name; }
};

}
