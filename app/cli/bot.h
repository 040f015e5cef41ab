#pragma once

#include "core/bots/bots.h"
#include "core/games.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace weli::cli {

/// The words of `weli-cli bot`: what holds where a line does not say otherwise.
struct BotWords {
    std::string level = "sharp";
    int worlds = bots::Budget {}.worlds;
};

template <typename S>
using EvaluationOf = typename decltype(decide(std::declval<const typename S::Observation&>(),
    bots::Mind {}, bots::Budget {}, std::uint64_t {}))::Evaluation;
/// What a bot thinks of one act in any game.
using AnyEvaluation = EveryGame::Each<EvaluationOf>;

/// The reasons of an evaluation in words, a sentence each.
using ReasonWords = std::function<std::vector<std::string>(const AnyEvaluation& evaluation)>;

/// Answers each line of the input by core/bots/PROTOCOL.md; the exit code.
int bot(const BotWords& words, const ReasonWords& reasons);

}
