#pragma once

#include "core/games.h"
#include "core/review/judgement.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace weli::review {

/// Is the act so far behind that no more worlds need be asked?
template <typename S> bool isHopeless(const outlook::Line<S>& line)
{
    constexpr double hopeless = 6; // errors
    return lossOf<S>(line) > std::max(Thresholds<S>::blunder, hopeless * line.regret.error);
}

/// These acts as the lookout has them so far, beside its best.
template <GameState S>
std::vector<outlook::Line<S>> weighedBy(const outlook::LookoutOf<S>& lookout,
    const typename S::Action& best, const std::vector<typename S::Action>& acts,
    const std::stop_token& stop)
{
    std::vector<outlook::Line<S>> lines;
    for (const auto& action : acts) {
        if (stop.stop_requested()) return {};
        lines.push_back(lookout.of(action));
    }
    return besideBest<S>(lookout, best, std::move(lines), stop);
}

/// All legal acts of the seat that the table waits for in so many worlds, the best first, by the
/// same measure as in a review; one that a few worlds show to be hopeless is tried in no more. None
/// if there is no choice, no outlook, or no time. The same question has the same answer.
template <GameState S, typename Observation>
std::vector<outlook::Line<S>> weighed(const Observation& observation, int worlds,
    std::uint64_t seed, const std::stop_token& stop = {})
{
    constexpr int few = 200;
    const auto legal = legalActions(observation);
    if (!outlook::hasOutlook(observation) || onlyAct(observation) || legal.size() < 2) return {};
    std::vector<typename S::Action> acts(legal.begin(), legal.end());
    outlook::LookoutOf<S> lookout(observation, seed, stop);
    lookout.look(std::min(few, worlds), stop);
    const auto first = measures<S>(lookout.now().lines).front();
    if (!first.action) return {};
    auto lines = weighedBy<S>(lookout, *first.action, acts, stop);
    lookout.look(worlds, stop);
    const auto best = measures<S>(lookout.now().lines).front();
    const auto isDone = [&best](const outlook::Line<S>& line) {
        return line.action != best.action && isHopeless<S>(line);
    };
    std::erase_if(lines, [&isDone](const outlook::Line<S>& line) { return !isDone(line); });
    std::erase_if(acts, [&](const auto& action) {
        return action == best.action
            || std::any_of(lines.begin(), lines.end(),
                [&action](const auto& line) { return line.action == action; });
    });
    const auto others = weighedBy<S>(lookout, *best.action, acts, stop);
    lines.insert(lines.begin(), others.begin(), others.end());
    lines.insert(lines.begin(), best);
    if (lines.size() < legal.size()) return {}; // there was no time
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
    bool isRight = false; // the best, and what a review would not mark
    friend bool operator==(const Weighed&, const Weighed&) = default;
};

/// What was weighed there.
template <GameState S, typename Observation>
std::vector<Weighed> actsOf(const Observation& observation,
    const std::vector<outlook::Line<S>>& lines, std::uint64_t seed,
    const std::stop_token& stop = {})
{
    const auto masters = mastersActs(observation, seed, stop);
    std::vector<Weighed> acts;
    acts.reserve(lines.size());
    for (const auto& line : lines)
        acts.push_back({ *line.action, line.regret,
            &line == &lines.front() || markBeside<S>(line, *lines.front().action) == Mark::None
                || isMostly(masters, line.action) });
    return acts;
}

}
