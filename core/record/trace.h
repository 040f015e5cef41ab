#pragma once

#include "core/game/result.h"
#include "core/matches.h"
#include "core/record/writer.h"

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace weli {

// Reading: line by line, every act replayed, every score recomputed.

/// The first line that is wrong, counted from 1, and what is wrong with it. A line that is missing
/// has the number that it would have.
struct TraceProblem {
    std::size_t line = 0;
    Problem problem;
    friend bool operator==(const TraceProblem&, const TraceProblem&) = default;
};

/// "match.jsonl:3: what is wrong (B-7)"; a reader may write it after any name of the file.
std::string toText(const TraceProblem& problem, std::string_view file);

template <typename T> using TraceResult = tl::expected<T, TraceProblem>;

/// No match that is read has more; the longest that rules allow, 99 games to 99 points with eight
/// players, comes to some 700,000.
inline constexpr std::uint64_t mostMoves = 1'000'000;

/// Reads one match, which may stop anywhere after its first line: of a last line that is cut off
/// nothing is read.
TraceResult<AnyMatch> readMatch(std::istream& in, std::uint64_t most = mostMoves);

struct Tally {
    std::uint64_t matches = 0;
    std::uint64_t deals = 0;
    std::uint64_t actions = 0;
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Checks one match after the other, each complete through its end line, holding one line at a
/// time.
TraceResult<Tally> checkTrace(std::istream& in);

}
