#pragma once

#include "core/lesson/pointer.h"
#include "ui/words/because.h"

#include <QString>

#include <optional>
#include <vector>

namespace weli {

/// What is said to the person beside something on the table, until the next act.
struct NotePicture {
    Because text;
    QString more; // below it, in plain letters
    std::optional<lesson::Pointer> about; // nothing: what is due now

    /// How much an act is worth among those that were weighed: a bar on what does it.
    struct Weight {
        lesson::Pointer on; // what does it
        double share = 0; // 0 to 1: the worst and the best
        bool operator==(const Weight&) const = default;
    };
    std::vector<Weight> weights {};
    bool operator==(const NotePicture&) const = default;
};

}
