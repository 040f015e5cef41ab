#pragma once

#include "app/cli/wanted_rules.h"

#include <cstdint>
#include <string>

namespace weli::cli {

/// The words of `weli-cli puzzles`.
struct PuzzlesWords : RulesWords {
    int count = 60; // of puzzles
    std::uint64_t seed = 1; // of the deals, the bots and the worlds
    int worlds = 4000; // for each act of a puzzle
    std::string out = "-"; // a file that is there is gone on with
};

/// Finds puzzles in deals that bots play among themselves, and writes them from those that most
/// levels find to those that nobody does; the exit code. The same words, the same puzzles, also if
/// it was interrupted and went on.
int puzzles(const PuzzlesWords& words);

}
