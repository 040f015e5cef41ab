#pragma once

#include <QString>

#include <string>
#include <vector>

namespace weli {

/// How things stand for the person at the screen, in figures; there is always room for it while
/// that is wanted.
struct OddsPicture {
    struct Cell {
        QString text; // "62 %"
        QString spoken; // the whole sentence
        std::string plate {}; // of this figure, below which it stands; none: side by side
        bool operator==(const Cell&) const = default;
    };
    std::vector<Cell> cells {};
    bool operator==(const OddsPicture&) const = default;
};

}
