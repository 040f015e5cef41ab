#pragma once

namespace weli {

/// When an act is asked about that costs plainly more than another one.
enum class Warnings : unsigned char {
    WithCoach,
    Always,
    Never,
};
inline constexpr int warningTimes = 3;

/// How a person wants to be helped at the table, beside the coach.
struct Helping {
    Warnings warnings = Warnings::WithCoach;
    bool odds = false; // how things stand is told all the time
    bool claims = true; // when nothing can change any more that is said, and the rest can be shown
    bool singleCards = false; // a card that is the only act plays itself
    friend bool operator==(const Helping&, const Helping&) = default;
};

}
