#pragma once

#include "app/cli/tally.h"
#include "core/bieten/state.h"
#include "core/bots/bieten/rollout/leanings.h"

#include <functional>
#include <vector>

namespace weli::trained {

using bots::Leanings;

/// What the others at the table do: who sees no more than its seat asks for that itself.
using Others
    = std::function<std::optional<bieten::Action>(const bieten::State&, Seat, std::uint64_t seed)>;

/// So many deals among three at the scores of matches that the book plays against itself, the
/// packs brought and not yet cut.
std::vector<bieten::State> deals(int count, std::uint64_t seed);

/// What who leans so gains against two others, each deal in every seat: points above the mean of
/// the table.
cli::Estimate gain(
    const std::vector<bieten::State>& deals, const Leanings& leanings, const Others& others);

struct Training {
    int rounds = 12;
    int deals = 400; // of each round: others than in the round before
    std::uint64_t seed = 1;
};

/// Leanings that gain much against these, found by the cross-entropy method: in each round the
/// middle and the spread of the best of many move to where the next ones are drawn.
Leanings trainedAgainst(const Others& others, const Training& training);

}
