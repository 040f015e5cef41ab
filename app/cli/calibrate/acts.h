#pragma once

#include "app/cli/calibrate/told.h"
#include "core/bots/costs.h"
#include "core/coach/coach.h"
#include "core/outlook/advice.h"

#include <algorithm>
#include <string>

namespace weli::cli {

/// What a place says of one act beside the others.
enum class OfAct : unsigned char {
    Fine, // 1: as good as any; 0: plainly worse
    Advised, // 1: to be done; 0: something else is to be done
    Costs, // so many tenths of what is worth a word
};

/// What is told of an act that is legal; nothing of any other.
template <typename Observation, typename Action>
void tellOfAct(Tellings<Action>& tells, const Observation& observation, OfAct about,
    const std::optional<Action>& action, double value)
{
    constexpr int ofGames = 1000; // numbers of their own
    constexpr int most = 1000; // acts
    int number = ofGames + most * static_cast<int>(about);
    if (action) {
        const auto legal = legalActions(observation);
        const auto* const place = std::find(legal.begin(), legal.end(), *action);
        if (place == legal.end()) return;
        number += 1 + static_cast<int>(place - legal.begin());
    }
    tells.push_back({ number, {}, value, {} });
}

/// What an act gives away, as it is told.
template <typename Evaluation> double asCost(double amount)
{
    constexpr double aWord = 0.1; // `areApart`
    return aWord * amount / bots::worthAWord<Evaluation>;
}

/// What the hint says of acts.
template <typename Observation, typename Evaluation>
void tellAdvised(Tellings<typename Evaluation::Action>& tells, const Observation& observation,
    const bots::Decision<Evaluation>& decision)
{
    const bool isPlain = bots::isPlain(decision);
    for (const Evaluation& one : decision.weighed) {
        const bool isBest = &one == &decision.weighed.front();
        if (isBest) tellOfAct(tells, observation, OfAct::Fine, one.action, 1);
        if (isBest || isPlain)
            tellOfAct(tells, observation, OfAct::Advised, one.action, isBest ? 1 : 0);
    }
}

template <typename Observation, typename Evaluation>
Tellings<typename Evaluation::Action> tellingsOfBars(
    const Observation& observation, const bots::Decision<Evaluation>& decision)
{
    constexpr double same = 0.02; // of the longest; nobody sees less
    Tellings<typename Evaluation::Action> tells;
    const std::vector<double> bars = bots::barsOf(decision.weighed);
    for (std::size_t i = 0; i < bars.size(); ++i)
        if (bars[i] >= 1 - same || bars[i] <= same)
            tellOfAct(tells, observation, OfAct::Fine, decision.weighed[i].action,
                bars[i] > same ? 1 : 0);
    return tells;
}

template <typename Observation, typename Evaluation>
Tellings<typename Evaluation::Action> tellingsOfWarnings(
    const Observation& observation, const bots::Decision<Evaluation>& decision)
{
    Tellings<typename Evaluation::Action> tells;
    for (const Evaluation& one : decision.weighed) {
        const auto cost = bots::costOf(decision.weighed.front(), one);
        if (!cost) continue;
        tellOfAct(tells, observation, OfAct::Fine, one.action, 0);
        if (cost->of != bots::Cost::Of::Matches)
            tellOfAct(
                tells, observation, OfAct::Costs, one.action, asCost<Evaluation>(cost->amount));
    }
    return tells;
}

/// Is what is advised for who bids not for this seat?
template <typename Evaluation>
bool isForWhoBids(const bots::Decision<Evaluation>& decision, const std::string& act)
{
    constexpr std::string_view bid = "bid ";
    const auto& best = decision.weighed.front().action;
    return act.starts_with(bid) && !(best && toText(*best).starts_with(bid));
}

/// What the coach may say in this view, and what it advises by that.
template <typename View, typename Evaluation>
Tellings<typename Evaluation::Action> tellingsOfCoach(
    const View& view, const bots::Decision<Evaluation>& decision)
{
    using Action = typename Evaluation::Action;
    Tellings<Action> tells;
    coach::Shown shown;
    while (const auto note = coach::noteFor(view, shown)) {
        shown.emplace(note->name);
        if (outlook::speaksAgainst(decision, note->advises)) continue;
        tell(tells, view.now, *note);
        if (isForWhoBids(decision, note->advises)) continue;
        for (const Action& action : legalActions(view.now)) {
            if (toText(action) != note->advises) continue;
            tellOfAct(tells, view.now, OfAct::Fine, std::optional(action), 1);
            tellOfAct(tells, view.now, OfAct::Advised, std::optional(action), 1);
        }
    }
    return tells;
}

}
