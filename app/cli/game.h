#pragma once

#include "app/cli/sample.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace weli::cli {

/// Something from the words of a command, or what is wrong with them.
template <typename T> using Understood = tl::expected<T, std::string>;

inline tl::unexpected<std::string> wrongUsage(std::string what)
{
    return tl::unexpected<std::string>(std::move(what));
}

/// What the command line has to know of one game beyond its GameRecord; each game specialises it in
/// a file of its own.
///
///   rulesFrom(preset, players)   what --rule changes
///   sampled(fixed, rng)          for --sample-rules
///   next(state, lineUp, rng)     what happens at a table of these players
///   asked(state, ask)            the same where `ask(observation)` says what a seat does
///   columns, results(over)       what a match counts for a seat in the summary
///   gain, gains(over)            what bots play for in a duel, and what each seat got of it
///   rulesFields()                what `rules` prints after the options
template <GameState S> struct CliGame;

/// Two numbers a seat.
using Results = PerSeat<std::array<std::int64_t, 2>>;

/// What the seats got in so many games or deals.
struct Gains {
    PerSeat<std::int64_t> sums;
    int rounds = 0;
};

}
