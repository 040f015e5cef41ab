#pragma once

#include "app/cli/bot.h"
#include "core/bots/bot.h"

#include <optional>
#include <string>
#include <vector>

namespace weli::cli {

/// The words of `weli-cli advise`.
struct AdviseWords {
    std::string trace; // a file, or "-" for the standard input
    std::optional<int> at {}; // events; without it the last position in which there is a choice
    std::optional<int> seat {}; // without it the one that is due
    std::optional<std::string> level {}; // without it what the hint says at the table
    std::string language {}; // empty: the system's
    int worlds = bots::Budget {}.worlds;
};

/// Those that Weli speaks, by their codes.
std::vector<std::string> spokenLanguages();
/// The languages that it can print.
std::string adviceLanguages();
/// Prints what a bot weighs in a position, and why; the exit code.
int advise(const AdviseWords& words);
/// `weli-cli bot` with reasons in English; the exit code.
int answer(const BotWords& words);

}
