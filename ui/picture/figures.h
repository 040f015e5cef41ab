#pragma once

#include "core/cards/card.h"
#include "ui/picture/act.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace weli {

enum class PlateState : unsigned char { Free, Asked, Held, Conceded, Counted };

/// One of the five figures.
struct PlatePicture {
    QString title; // "Hearts"
    std::optional<Suit> suit; // its sign, for hearts and leaves
    PlateState state = PlateState::Free;
    int stake = 1;
    QStringList story; // one after another: "bid by Resi", "held by Luis"
    Choice bid; // bid or three, whichever is the next step
    std::string code {}; // "hearts", as traces write the figure
    std::optional<Clause> topic {}; // where the book says what it is
    QString about {}; // what it needs, what it is worth now, who has said it
    bool operator==(const PlatePicture&) const = default;
};

/// The grid in which a wild card gets its name: one cell an ordinary card, rank by suit.
struct NamingPicture {
    Card wild;
    QString question; // "What does the Weli stand for?"
    struct Cell {
        Card card;
        Choice play;
        QString spoken;
        bool operator==(const Cell&) const = default;
    };
    std::vector<Cell> cells;
    bool operator==(const NamingPicture&) const = default;
};

/// I cut the pack.
struct CutPicture {
    int cards = 0; // in the pack
    int lowest = 0; // so many must be lifted
    std::vector<Act> acts; // to lift so many, one more …
    [[nodiscard]] int highest() const { return lowest + static_cast<int>(acts.size()) - 1; }
    [[nodiscard]] const Act& lifting(int lifted) const
    {
        return acts[static_cast<std::size_t>(lifted - lowest)];
    }
    bool operator==(const CutPicture&) const = default;
};

/// What only a table of figures has.
struct FiguresTable {
    std::vector<PlatePicture> plates;
    std::optional<Card> bottom; // of the heap, or the one that the cutter looks at
    QString bottomSpoken; // for those who hear the table; empty: it is not open to all
    std::optional<CutPicture> cut; // I cut: choose how many
    std::vector<NamingPicture> namings; // of my wild cards that may be played now
    bool operator==(const FiguresTable&) const = default;
};

}
