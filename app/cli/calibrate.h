#pragma once

#include "app/cli/wanted_rules.h"
#include "core/bots/bot.h"

#include <cstdint>

namespace weli::cli {

/// The words of `weli-cli calibrate`.
struct CalibrateWords : RulesWords {
    int matches = 1;
    std::uint64_t seed = 1; // of the packs, the bots, and what is asked
    std::vector<std::string> bots { "book" }; // who sits at seat 0, 1 …
    int every = 20; // so many choices of a seat have one in which all are asked
    int worlds = bots::Budget {}.worlds;
    int settle = 0; // looks into so many worlds whether another act would have done; 0: does not
    bool json = false;
};

/// Plays matches, asks in some of the choices all that speak of chances how it stands, and prints
/// how often that came, where two of them disagree, and where advice changes with the seed; the
/// exit code.
int calibrate(const CalibrateWords& words);

}
