#pragma once

#include <CLI/CLI.hpp>

namespace weli::cli {

/// The subcommand `duel`: bots of several levels play the same deals in every seat order.
void addDuel(CLI::App& app);

}
