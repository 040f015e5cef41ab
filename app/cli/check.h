#pragma once

#include <string>
#include <vector>

namespace weli::cli {

struct CheckWords {
    std::vector<std::string> files; // "-" is the standard input
    bool partial = false; // a match under way is as good as one that is over
};

/// Replays traces; the exit code.
int check(const CheckWords& words);

}
