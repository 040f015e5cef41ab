#pragma once

#include "core/bots/bots.h"
#include "core/outlook/lookouts.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace weli::review {

/// How much worse than the best an act was, as chess marks it: nothing, ?!, ?, ??.
enum class Mark : unsigned char { None, Inaccuracy, Mistake, Blunder };

/// From which regret on an act gets each mark, in the unit of the game: a mistake costs about 10, a
/// blunder 20 of 100 of what deals lie apart. `stake` is what one more of what the game is played
/// for makes of a lead over the others. `cardsTell`: equals with the same cards come to about the
/// same. `isSafe`: an act of a seat, or of who sees this, beside all that were tried, the best
/// first, by which whatever is lost is little, and no more than inaccurate.
template <typename S> struct Thresholds;

/// How an act stands beside the best that the seat had, by all it knew and heard then.
template <typename S> struct Judgement {
    typename S::Action action;
    typename S::Action best; // the act itself where no other was plainly better
    std::optional<typename S::Action> rival; // the best of all others
    outlook::Difference regret; // in the unit of the game
    Mark mark = Mark::None;
    int worlds = 0;
    friend bool operator==(const Judgement&, const Judgement&) = default;
};

/// What an act costs beside the best: near the end of a match what is lost of the match counts, not
/// of the deal.
template <typename S> double lossOf(const outlook::Line<S>& line)
{
    return std::min(line.regret.value, Thresholds<S>::stake * line.behind.value);
}

/// An act is only marked if it is plainly behind in what the game is played for, too.
template <typename S> Mark markFor(const outlook::Line<S>& line)
{
    using Limits = Thresholds<S>;
    if (!outlook::isPlain(line.regret) || !outlook::isPlain(line.behind)) return Mark::None;
    const double loss = lossOf<S>(line);
    if (loss >= Limits::blunder) return Mark::Blunder;
    if (loss >= Limits::mistake) return Mark::Mistake;
    return loss >= Limits::inaccuracy ? Mark::Inaccuracy : Mark::None;
}

/// How acts stand beside the best, in their order; who is stopped has the first of them. What seems
/// to be behind is tried with each next move of the seat: who plays on badly must not be charged
/// for it now.
template <typename S>
std::vector<outlook::Line<S>> besideBest(const outlook::LookoutOf<S>& lookout,
    const typename S::Action& best, std::vector<outlook::Line<S>> lines,
    const std::stop_token& stop = {})
{
    const auto isIn = [&best](const outlook::Line<S>& line) {
        return line.action != best && markFor<S>(line) != Mark::None;
    };
    std::vector<typename S::Action> behind;
    for (const auto& line : lines)
        if (isIn(line)) behind.push_back(*line.action);
    if (behind.empty()) return lines;
    const auto tried = lookout.beside(best, behind, stop);
    auto next = tried.begin();
    for (auto line = lines.begin(); line != lines.end(); ++line) {
        if (!isIn(*line)) continue;
        if (next == tried.end()) return { lines.begin(), line };
        *line = *next++;
    }
    return lines;
}

/// What somebody could have done in a deal, and how badly it was missed.
template <typename S> struct Charged {
    typename S::Action best;
    Mark mark;
};

/// Takes away the mark where the same better act was missed as badly before in this deal.
template <typename S> void chargeOnce(Judgement<S>& now, std::vector<Charged<S>>& before)
{
    if (now.mark == Mark::None) return;
    const bool isKnown = std::any_of(before.begin(), before.end(),
        [&now](const Charged<S>& one) { return one.best == now.best && one.mark >= now.mark; });
    if (!isKnown) return before.push_back({ now.best, now.mark });
    now.mark = Mark::None;
    now.best = now.action;
}

/// Is whatever it loses no more than inaccurate? A game says so by the seat, or by all it sees.
template <typename S, typename Observation>
bool isSafe(const std::vector<outlook::Line<S>>& lines, const outlook::Line<S>& line,
    const Observation& observation)
{
    if constexpr (requires { Thresholds<S>::isSafe(lines, line, observation); })
        return Thresholds<S>::isSafe(lines, line, observation);
    else
        return Thresholds<S>::isSafe(lines, line, observation.seat);
}

/// What the master would do here, who looks farther ahead than those who play on: it is not blamed.
template <typename Observation>
auto mastersAct(const Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    return decide(observation, bots::Level::Master, bots::Budget { .stop = stop }, seed).action;
}

/// What the act of this seat was worth, in at most so many worlds for every act: a few first, and
/// more only where those leave it open. A mark wants a second opinion: what the master would do
/// gets none. Nothing if there was nothing to choose, or if the cards were not there yet. The same
/// question has the same answer.
template <GameState S, typename Observation>
std::optional<Judgement<S>> judged(const Observation& observation, const typename S::Action& action,
    int worlds, std::uint64_t seed, const std::stop_token& stop = {})
{
    constexpr int first = 200;
    constexpr double open = 0.5; // errors
    constexpr double closed = 4;
    if (!outlook::hasOutlook(observation) || onlyAct(observation)
        || legalActions(observation).size() < 2)
        return std::nullopt;
    outlook::LookoutOf<S> lookout(observation, seed, stop);
    int wanted = std::min(first, worlds);
    lookout.look(wanted, stop);
    auto line = lookout.of(action);
    const auto isOpen = [&line] {
        const double away = std::abs(line.regret.value);
        const double error = line.regret.error;
        const bool isCoarse = error > Thresholds<S>::inaccuracy; // a mistake could hide in it
        return away < closed * error && (isCoarse || away > open * error);
    };
    while (wanted < worlds && isOpen() && !stop.stop_requested()) {
        wanted = std::min(2 * wanted, worlds);
        const int before = lookout.worlds();
        lookout.look(wanted, stop);
        if (lookout.worlds() == before) break; // there are no others
        line = lookout.of(action);
    }
    const auto lines = lookout.now().lines;
    const auto isOther
        = [&action](const auto& each) { return each.action && each.action != action; };
    const auto other = std::find_if(lines.begin(), lines.end(), isOther);
    Judgement<S> judgement { .action = action,
        .best = action,
        .rival = {},
        .regret = line.regret,
        .worlds = lookout.worlds() };
    if (other != lines.end()) judgement.rival = other->action;
    const auto& best = lines.front().action;
    if (!best || *best == action) return judgement;
    const bool isMild = isSafe<S>(lines, line, observation);
    const auto beside = besideBest<S>(lookout, *best, { line }, stop);
    if (beside.empty()) return judgement;
    judgement.regret = beside.front().regret;
    const Mark mark = markFor<S>(beside.front());
    if (mark == Mark::None || mastersAct(observation, seed, stop) == action) return judgement;
    judgement.mark = isMild ? Mark::Inaccuracy : mark;
    judgement.best = *best;
    return judgement;
}

}
