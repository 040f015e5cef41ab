#pragma once

#include "core/games.h"
#include "core/review/judgement.h"

#include <algorithm>
#include <vector>

namespace weli::review {

/// Is the act so far behind that no more worlds need be asked?
template <typename S> bool isHopeless(const outlook::Line<S>& line)
{
    constexpr double hopeless = 6; // errors
    return lossOf<S>(line) > std::max(Thresholds<S>::blunder, hopeless * line.regret.error);
}

/// All legal acts of the seat that the table waits for in so many worlds, the best first; one that
/// a few worlds show to be hopeless is tried in no more. None if there is no choice, no outlook, or
/// no time. The same question has the same answer.
template <GameState S, typename Observation>
std::vector<outlook::Line<S>> weighed(const Observation& observation, int worlds,
    std::uint64_t seed, const std::stop_token& stop = {})
{
    constexpr int few = 200;
    const auto acts = legalActions(observation);
    if (!outlook::hasOutlook(observation) || onlyAct(observation) || acts.size() < 2) return {};
    outlook::LookoutOf<S> lookout(observation, seed, stop);
    lookout.look(std::min(few, worlds), stop);
    std::vector<outlook::Line<S>> others; // so far
    for (const auto& action : acts) {
        if (stop.stop_requested()) return {};
        others.push_back(lookout.of(action));
    }
    lookout.look(worlds, stop);
    auto lines = lookout.now().lines;
    for (const auto& other : others) {
        if (stop.stop_requested()) return {};
        const auto isIt = [&other](const auto& line) { return line.action == other.action; };
        if (std::any_of(lines.begin(), lines.end(), isIt)) continue;
        lines.push_back(isHopeless<S>(other) ? other : lookout.of(*other.action));
    }
    std::stable_sort(lines.begin() + 1, lines.end(),
        [](const auto& one, const auto& other) { return one.regret.value < other.regret.value; });
    lines.front().regret = {};
    return lines;
}

/// An act that may be done, and how far it is behind the best, in the unit of the game
/// (`words::amountIn` says it).
struct Weighed {
    AnyAction act;
    outlook::Difference regret; // 0 of the best
    bool isRight = false; // the best, and what is as good as far as anybody can tell
    friend bool operator==(const Weighed&, const Weighed&) = default;
};

template <GameState S> std::vector<Weighed> actsOf(const std::vector<outlook::Line<S>>& lines)
{
    std::vector<Weighed> acts;
    acts.reserve(lines.size());
    for (const auto& line : lines) acts.push_back({ *line.action, line.regret, isAsGood<S>(line) });
    return acts;
}

}
