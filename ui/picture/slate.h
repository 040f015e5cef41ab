#pragma once

#include "core/game/seat.h"

#include <QString>

#include <variant>
#include <vector>

namespace weli {

/// A column of points one below the other (B-84…B-89), as plain facts.
struct SlateColumn {
    QString initial;
    QString name; // I am "You"
    int crosses = 0;
    int bummerl = 0;
    struct Entry {
        int points = 0;
        int total = 0;
        bool bankl = false;
        bool provisional = false;
        bool operator==(const Entry&) const = default;
    };
    std::vector<Entry> entries; // one a deal of this game
    bool struck = false; // vertical stroke
    bool gespannt = false; // got there within the deal
    bool out = false;
    Seat seat {};
    bool operator==(const SlateColumn&) const = default;
};

/// The chalkboard of a game of points up to a target.
struct PointsSlate {
    int target = 0;
    int game = 1;
    int games = 1;
    std::vector<SlateColumn> columns; // the scribe last
    QString won {}; // what a cross means, and what a ring
    QString lost {};
    bool operator==(const PointsSlate&) const = default;
};

/// The balances of Préférence, deal after deal, as plain facts.
struct LedgerColumn {
    QString initial;
    QString name;
    std::vector<int> balances; // after each deal
    bool won = false; // the match
    Seat seat {};
    bool operator==(const LedgerColumn&) const = default;
};

struct LedgerPicture {
    int deals = 0; // in the whole match
    std::vector<LedgerColumn> columns; // me last
    std::vector<int> pot; // after each deal
    bool operator==(const LedgerPicture&) const = default;
};

/// What stands in one place of a row of strokes and rings (M-32).
enum class TallyMark : unsigned char { Crossed, Stroke, Ring };

struct TallyRow {
    QString initial;
    QString name;
    std::vector<TallyMark> marks; // from the left
    int strokes = 0;
    int potatoes = 0;
    bool won = false; // the match
    Seat seat {};
    bool operator==(const TallyRow&) const = default;
};

/// The strokes and potatoes of Mittlere, a row a player.
struct TallySlate {
    int counted = 0; // deals so far
    int deals = 0; // in the whole match
    std::vector<TallyRow> rows; // me last
    bool isSummed = true; // what strokes and potatoes come to may be told
    bool operator==(const TallySlate&) const = default;
};

/// What stands on the chalkboard, one kind of sheet or another; ui/slate makes strokes of it.
using SlatePicture = std::variant<PointsSlate, LedgerPicture, TallySlate>;

}
