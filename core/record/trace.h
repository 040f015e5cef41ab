#pragma once

#include "core/games.h"
#include "core/table/match.h"
#include "core/table/result.h"

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace weli {

// Writing: text as values. Every line ends with a newline; all the lines of a match, one after the
// other, are its trace.

/// The match line.
template <GameState S> std::string openingLine(const S& opening);

/// What one event adds: its deal or act line, after the last act of a deal the score line too, after
/// the last of the match the end line. `now` is the state with the event done; `legal` is
/// legalText of the state before it, or empty to leave the map out.
template <GameState S>
std::string linesOf(
    const S& now, const typename Match<S>::Event& event, std::string_view legal = {});

/// The map of all legal actions of all seats as JSON (B-76).
template <GameState S> std::string legalText(const S& state);

/// The whole match as far as it has come.
template <GameState S> std::string traceOf(const Match<S>& match);

// Reading: line by line, every act replayed, every score recomputed.

/// The first line that is wrong, counted from 1, and what is wrong with it. A line that is missing has
/// the number that it would have.
struct TraceProblem {
    std::size_t line = 0;
    Problem problem;
    friend bool operator==(const TraceProblem&, const TraceProblem&) = default;
};

/// "match.jsonl:3: what is wrong (B-7)"; a reader may write it after any name of the file.
std::string toText(const TraceProblem& problem, std::string_view file);

template <typename T> using TraceResult = tl::expected<T, TraceProblem>;

/// Reads one match, which may stop anywhere between two lines.
TraceResult<AnyMatch> readMatch(std::istream& in);

struct Tally {
    std::uint64_t matches = 0;
    std::uint64_t deals = 0;
    std::uint64_t actions = 0;
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Checks one match after the other, each complete through its end line, holding one line at a time.
TraceResult<Tally> checkTrace(std::istream& in);

}
