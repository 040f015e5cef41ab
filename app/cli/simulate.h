#pragma once

#include <optional>
#include <string>
#include <vector>

namespace weli::cli {

/// The words of `weli-cli simulate`.
struct SimulateWords {
    std::string game = "bieten";
    std::optional<int> players;
    std::optional<std::string> preset;
    std::vector<std::string> rules; // KEY=VALUE
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
