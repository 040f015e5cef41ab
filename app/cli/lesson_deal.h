#pragma once

#include "app/cli/wanted_rules.h"

namespace weli::cli {

/// The words of `weli-cli lesson deal`.
struct DealWords : RulesWords {
    std::optional<std::string> after {}; // a trace whose next deal it is; it says the rules, too
    int dealer = 0; // the first one
    std::vector<std::string> hands {}; // "HA HK LA", one a seat; what is not said is drawn
    std::string rest {}; // cards that nobody is dealt
    std::string seed = "1";
    std::vector<std::string> before {}; // acts until everybody has cards
    std::vector<std::string> acts {}; // "play HA", or with the seat "1 bid hearts"
    std::optional<std::string> finish {}; // who plays the rest of the deal
};

/// Prints the trace of a match whose deal has these hands; the exit code.
int deal(const DealWords& words);

}
