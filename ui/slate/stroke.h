#pragma once

#include <QPointF>
#include <QString>

#include <optional>
#include <vector>

namespace weli {

/// What a stroke of the chalkboard is part of (B-84…B-89; the ledger of Préférence; M-32).
enum class Mark : unsigned char {
    Target,
    Game,
    Initial,
    Rule,
    Carried, // the sum of the deals that no longer fit
    Points,
    Total,
    Bankl,
    Provisional,
    Out,
    Gespannt,
    Struck,
    Cross,
    Ring,
    Legend, // what cross and ring mean
    Bowl, // crowns the column of the pot
    Deal, // its number
    Balance,
    Pot,
    Earlier, // deals that no longer fit
    Zero,
    Course, // of a player's balance, deal by deal
    CourseEnd, // whose it is
    Winner,
    Stroke, // of a won deal
    Potato,
    Sum // strokes less potatoes
};

enum class Chalk : unsigned char { White, Yellow, Red, Blue, Green };

/// What was written, whatever the place: the same thing stays the same when the sheet moves up.
struct Written {
    Mark mark {};
    std::optional<int> column {}; // none: it belongs to the whole sheet
    int row = 0; // the deal within the game, or which of several signs
    QString text;
    int part = 0; // which stroke of it
    friend bool operator==(const Written&, const Written&) = default;
};

/// One move of the hand with the chalk, in the coordinates of the slate.
struct Stroke {
    Written what;
    Chalk chalk = Chalk::White;
    double width = 1; // of the chalk
    double strength = 1; // 1 is pressed firmly
    std::vector<QPointF> path;
    friend bool operator==(const Stroke&, const Stroke&) = default;
};

}
