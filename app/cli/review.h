#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace weli::cli {

/// The words of `weli-cli review`.
struct ReviewWords {
    std::string trace; // a file, or "-" for the standard input
    std::optional<int> seat {}; // without it every one
    int worlds = 1000; // at most, for each act
    std::uint64_t seed = 1;
    bool json = false;
    std::string language {}; // empty: the system's
};

/// Judges what was done in a match, each act by all its seat knew then; the exit code.
int review(const ReviewWords& words);

}
