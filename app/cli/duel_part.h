#pragma once

#include "app/cli/tally.h"
#include "app/cli/usage.h"

#include <iosfwd>
#include <string_view>

namespace weli::cli {

/// A part of a duel as one line of JSON, with its end of line.
std::string lineOf(const DuelPart& part);
/// What such a line says.
Understood<DuelPart> partFromText(std::string_view line);
/// The parts of one duel as one; each only once.
Understood<DuelPart> merged(const std::vector<DuelPart>& parts);

/// In words: what each player gained, won and lost, how long it thought and, if wanted, what it
/// said.
void report(std::ostream& to, const DuelPart& part, bool byDeal, bool byWord = false);

}
