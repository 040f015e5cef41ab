#pragma once

#include "core/bieten/state.h"
#include "core/table/match.h"
#include "ui/picture/picture.h"

#include <vector>

namespace weli {

/// A deal that has been counted, as the slate keeps it.
struct PastDeal {
    int game = 1;
    SeatSet active;
    bieten::Count count;
    PerSeat<std::int16_t> totals; // after it
    bool operator==(const PastDeal&) const = default;
};

/// The deals that are over, the one whose result is shown included, oldest first.
std::vector<PastDeal> pastDeals(const Match<bieten::State>& match);
/// The cards of a seat in the order in which they came to it in this deal.
std::vector<Card> cardsAsTheyCame(const Match<bieten::State>& match, Seat seat);

/// What a picture needs besides the observation.
struct Sitting {
    struct Who {
        QString name;
        QString level; // a bot's; empty: a person
    };
    std::vector<Who> seats;
    bool watching = false; // nobody acts here
    std::vector<PastDeal> past;
    std::vector<Card> asTheyCame; // own cards, so that each keeps its id
    std::optional<PerSeat<CardSet>> open; // all hands face up, for a watcher
    bool held = false; // the table waits to go on
    bool canUndo = false;
    int undone = 0;
};

/// Everything that this seat's window shows (design.md): a pure function.
Picture pictureOf(const bieten::Observation& observation, const Sitting& sitting);

}
