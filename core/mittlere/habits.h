#pragma once

namespace weli::mittlere {

/// What a seat did in a match, as anybody could count once the hands lay open.
struct Habits {
    int deals = 0; // that count
    int most = 0; // of these: in which it alone took the most points
    int fewest = 0; // it alone
    int middle = 0;
    int equal = 0; // in which another took as many points, but not none
    int hundreds = 0; // a hundred points or more
    int trickless = 0;
    int potatoes = 0;
    friend bool operator==(const Habits&, const Habits&) = default;
};

}
