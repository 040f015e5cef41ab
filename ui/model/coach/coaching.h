#pragma once

namespace weli {

/// When the coach speaks.
enum class Coaching : unsigned char {
    FirstMatches, // in the first three of each game
    Always,
    Never,
};
inline constexpr int coachings = 3;

}
