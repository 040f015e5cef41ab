#pragma once

#include "core/record/trace.h"
#include "core/review/puzzle.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace weli::review {

// Puzzles as text: a line each, in JSON. "acts" are all legal ones, the best first, with how far
// each is behind in thousandths of the game's unit; "found" is how often each level finds one that
// is right, in hundredths; "trace" are the lines of the match up to there (TRACE.md). What is not
// known is left out.
//
// {"type":"puzzle","format":1,"name":"1-42","seat":2,"found":[0,12,25,50,100,100],
//  "acts":[{"act":"play HA","regret":0,"error":0,"right":true},…],"trace":[{"type":"match",…},…]}

/// The puzzle as it is after it has been written and read.
Puzzle rounded(Puzzle puzzle);

/// With its newline.
std::string lineOf(const Puzzle& puzzle);

/// All puzzles of a stream, each with its match replayed; or the first line that is wrong.
TraceResult<std::vector<Puzzle>> readPuzzles(std::istream& in);

}
