#pragma once

#include "core/bots/bots.h"
#include "core/outlook/lookouts.h"

#include <algorithm>
#include <array>
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
/// first, by which whatever is lost is little, and no more than inaccurate. A game may also know
/// what is daring, and so never missed (`isDaring`), and between which acts what is no mistake is a
/// matter of taste (`isTaste`), or hang a blunder on what is played for (`softened`).
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

/// The mark of an act that costs so much and nothing speaks for.
template <typename S> Mark markOf(double loss)
{
    using Limits = Thresholds<S>;
    if (loss >= Limits::blunder) return Mark::Blunder;
    if (loss >= Limits::mistake) return Mark::Mistake;
    return loss >= Limits::inaccuracy ? Mark::Inaccuracy : Mark::None;
}

/// A game may hang a blunder on what is played for, too.
template <typename S>
concept Softens = requires(const typename S::Observation& observation)
{
    Thresholds<S>::softened(Mark::Blunder, 0.0, observation);
};

/// Is it no blunder because much is played for?
template <typename S> bool isSoftened(Mark mark, double regret)
{
    return Softens<S> && mark == Mark::Mistake && markOf<S>(regret) == Mark::Blunder;
}

/// Is what it costs told beside the mark? Not where that is milder: how much it is hangs on too few
/// worlds then, or it is little for the match, or loses nothing that counts.
template <typename S> bool isCostTold(Mark mark, double regret)
{
    return mark == markOf<S>(regret) || isSoftened<S>(mark, regret);
}

/// An act is only marked if it is plainly behind in what the game is played for, too, and is no
/// mistake, or not even inaccurate, if that hangs on an error.
template <typename S> Mark markFor(const outlook::Line<S>& line)
{
    if (!outlook::isPlain(line.regret) || !outlook::isPlain(line.behind)) return Mark::None;
    const double loss = lossOf<S>(line);
    const Mark least = markOf<S>(loss - line.regret.error);
    return least >= Mark::Mistake ? markOf<S>(loss) : least;
}

/// Beside this better one.
template <typename S>
Mark markBeside(const outlook::Line<S>& line, const typename S::Action& better)
{
    const Mark mark = markFor<S>(line);
    if constexpr (requires { Thresholds<S>::isTaste(better, better); })
        if (mark == Mark::Inaccuracy && Thresholds<S>::isTaste(better, *line.action))
            return Mark::None;
    return mark;
}

template <typename S>
concept KnowsDaring = requires(const outlook::Line<S>& line)
{
    Thresholds<S>::isDaring(line);
};

/// What acts are measured by: without what is daring, unless there is nothing else.
template <typename S>
std::vector<outlook::Line<S>> measures(
    std::vector<outlook::Line<S>> lines, const std::optional<typename S::Action>& done = {})
{
    if constexpr (KnowsDaring<S>) {
        const auto isOut = [&done](const outlook::Line<S>& line) {
            return (!done || line.action != done) && Thresholds<S>::isDaring(line);
        };
        if (!std::all_of(lines.begin(), lines.end(), isOut)) std::erase_if(lines, isOut);
    }
    return lines;
}

/// Takes away what the best is behind itself, as something daring may be ahead of it.
template <typename S>
void measureFrom(const outlook::LookoutOf<S>& lookout, const typename S::Action& best,
    std::vector<outlook::Line<S>>& lines)
{
    const auto base = lookout.of(best);
    for (auto& line : lines) {
        line.regret.value -= std::max(base.regret.value, 0.0);
        line.behind.value -= std::max(base.behind.value, 0.0);
    }
}

/// How acts stand beside the best, in their order; who is stopped has the first of them. What seems
/// to be behind is tried with each next move of the seat: who plays on badly must not be charged
/// for it now. Nor for more than it costs if the seat plays on as everybody does.
template <typename S>
std::vector<outlook::Line<S>> besideBest(const outlook::LookoutOf<S>& lookout,
    const typename S::Action& best, std::vector<outlook::Line<S>> lines,
    const std::stop_token& stop = {})
{
    if constexpr (KnowsDaring<S>) measureFrom<S>(lookout, best, lines);
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
        if (lossOf<S>(*next) < lossOf<S>(*line)) *line = *next;
        ++next;
    }
    return lines;
}

/// What somebody could have done in a deal, and how badly it was missed.
template <typename S> struct Charged {
    typename S::Action best;
    Mark mark;
    double regret;
};

/// Takes away the mark where the same better act was missed as badly before in this deal, and not
/// for much less.
template <typename S> void chargeOnce(Judgement<S>& now, std::vector<Charged<S>>& before)
{
    if (now.mark == Mark::None) return;
    const auto isAsBad = [&now](const Charged<S>& one) {
        constexpr double much = 2;
        return one.best == now.best && one.mark >= now.mark
            && now.regret.value <= much * one.regret;
    };
    if (std::none_of(before.begin(), before.end(), isAsBad))
        return before.push_back({ now.best, now.mark, now.regret.value });
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
/// That hangs on its dice, too, so it is asked three times.
template <typename Observation>
auto mastersActs(const Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    const auto ask = [&](std::uint64_t dice) {
        return decide(observation, bots::Level::Master, bots::Budget { .stop = stop }, dice).action;
    };
    return std::array { ask(seed), ask(seed + 1), ask(seed + 2) };
}

/// Is it mostly this?
template <typename Acts, typename Action> bool isMostly(const Acts& acts, const Action& action)
{
    return 2 * std::count(acts.begin(), acts.end(), action) > std::ssize(acts);
}

/// Does it want more worlds, to know whether the act is worse?
template <typename S> bool isOpen(const outlook::Difference& regret)
{
    constexpr double open = 0.5; // errors
    constexpr double closed = 4;
    const double away = std::abs(regret.value);
    const bool isCoarse = regret.error > Thresholds<S>::inaccuracy; // a mistake could hide in it
    return away < closed * regret.error && (isCoarse || away > open * regret.error);
}

/// What the act of this seat was worth, in at most so many worlds for every act: a few first, and
/// more only where those leave it open or find a mistake. A mark wants a second opinion: what the
/// master would do gets none. Nothing if there was nothing to choose, or if the cards were not
/// there yet. The same question has the same answer.
template <GameState S, typename Observation>
std::optional<Judgement<S>> judged(const Observation& observation, const typename S::Action& action,
    int worlds, std::uint64_t seed, const std::stop_token& stop = {})
{
    constexpr int first = 200;
    if (!outlook::hasOutlook(observation) || onlyAct(observation)
        || legalActions(observation).size() < 2)
        return std::nullopt;
    outlook::LookoutOf<S> lookout(observation, seed, stop);
    int wanted = std::min(first, worlds);
    lookout.look(wanted, stop);
    const auto lineNow = [&] {
        const auto line = lookout.of(action);
        const auto best = measures<S>(lookout.now().lines, action).front().action;
        const auto beside = besideBest<S>(lookout, best.value_or(action), { line }, stop);
        return beside.empty() ? line : beside.front();
    };
    auto line = lineNow();
    const auto wantsMore
        = [&] { return isOpen<S>(line.regret) || markFor<S>(line) >= Mark::Mistake; };
    while (wanted < worlds && wantsMore() && !stop.stop_requested()) {
        wanted = std::min(2 * wanted, worlds);
        const int before = lookout.worlds();
        lookout.look(wanted, stop);
        if (lookout.worlds() == before) break; // there are no others
        line = lineNow();
    }
    const auto lines = measures<S>(lookout.now().lines, action);
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
    if (!best || *best == action || stop.stop_requested()) return judgement;
    const Mark mark = markBeside<S>(line, *best);
    if (mark == Mark::None || isMostly(mastersActs(observation, seed, stop), action))
        return judgement;
    const bool isMild = isSafe<S>(lines, lookout.of(action), observation);
    if constexpr (requires { Thresholds<S>::isTaste(*best, action); })
        if (isMild && Thresholds<S>::isTaste(*best, action)) return judgement;
    judgement.mark = isMild ? Mark::Inaccuracy : mark;
    if constexpr (Softens<S>)
        judgement.mark = Thresholds<S>::softened(judgement.mark, lossOf<S>(line), observation);
    judgement.best = *best;
    return judgement;
}

}
