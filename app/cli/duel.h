#pragma once

#include "app/cli/wanted_rules.h"
#include "core/bots/bots.h"

namespace weli::cli {

/// The words of `weli-cli duel`.
struct DuelWords : RulesWords { // as many players as bots
    std::vector<std::string> bots { "sharp", "book", "book" };
    int matches = 50; // each is played once in every seat order
    std::uint64_t seed = 1;
    int worlds = bots::Budget {}.worlds;
    int limit = 1000; // milliseconds that an outside program has for an act
    std::string shard; // K/N: only this part of the matches, and its sums as a line of JSON
    std::vector<std::string> merge; // files with such lines; nothing is played
    bool byDeal = false;
    bool byWord = false;
};

/// Lets bots, those of the pool and outside programs play the same deals in every seat order; the
/// exit code.
int duel(const DuelWords& words);

}
