#pragma once

#include "app/cli/wanted_rules.h"

namespace weli::cli {

/// The words of `weli-cli simulate`.
struct SimulateWords : RulesWords {
    bool sampleRules = false;
    int matches = 1;
    std::optional<std::string> seed;
    std::vector<std::string> bots { "random" };
    std::optional<std::string> trace;
    bool legal = false;
};

/// Plays matches; the exit code.
int simulate(const SimulateWords& words);

}
