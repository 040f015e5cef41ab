#pragma once

#include "core/cards/card.h"
#include "core/game/seat.h"
#include "ui/picture/act.h"

#include <QString>

#include <optional>

namespace weli {

/// Where a card lies.
enum class Place : unsigned char {
    Hand,
    Table, // in front of its seat
    Heap,
    Trick, // in the middle, towards its seat
    Won, // in the tricks that the seat has taken
    Talon,
    Spread // with all others of the pack, to be drawn from
};

struct CardPicture {
    int id = 0; // the same card keeps its id through a deal, face up or down
    Place place = Place::Hand;
    Seat seat;
    int slot = 0; // from the left within its place, 0…
    int count = 0; // how many lie there (not "slots": Qt takes that word)
    std::optional<Card> face; // nothing: its back is seen
    std::optional<Card> name; // what a wild card was named
    QString spoken; // "ober of acorns", for screen readers and tooltips
    QString suit {}; // "acorns" and "ober", where many are told together
    QString rank {};
    bool mine = false; // may be clicked at
    bool wins = false; // takes the trick so far
    bool past = false; // lies there from a trick that is over
    bool led = false; // the trick began with it; where the trick lies in the middle it comes first
    Choice play; // no act and no why: not my turn
    bool naming = false; // a wild card: clicking it asks for its name
    QString tag {}; // what its face does not show: "?" a wild card, "+" one just bought
    [[nodiscard]] bool isPlayable() const { return naming || play.act; }
    bool operator==(const CardPicture&) const = default;
};

}
