#include "core/bots/bieten/book.h"

#include "core/bots/decision_util.h"

#include <algorithm>
#include <cassert>

namespace weli::bots {

using namespace bieten;

namespace {

    /// What may be done without an offence.
    ActionList lawfulActions(const PublicState& table, Seat seat, const Holding& own)
    {
        const ActionList legal = legalActions(table, seat, own);
        if (table.rules.irregularities == Irregularities::Prevented) return legal;
        ActionList lawful;
        for (const Action& action : legal)
            if (!offenceOf(table, seat, own, action)) lawful.push(action);
        return lawful;
    }

    bool isPlay(const Advice& advice)
    {
        return advice.action && advice.action->verb() == Verb::Play;
    }

    /// Is this a natural card, and no other may be played?
    bool isOnlyCard(const Advice& advice, const AdviceList& list)
    {
        if (!isPlay(advice) || advice.action->card() != advice.action->as()) return false;
        return std::count_if(list.begin(), list.end(), isPlay) == 1;
    }

    /// Makes the best card count 0.
    void measureFromBestCard(AdviceList& list)
    {
        std::optional<double> best;
        for (const Advice& advice : list)
            if (isPlay(advice)) best = std::max(best, std::optional(advice.value));
        for (Advice& advice : list)
            if (isPlay(advice)) advice.value -= *best;
    }

}

double opponentWeight(const FigureOdds& figureOdds)
{
    return 1.0 / static_cast<double>(figureOdds.rivals().size());
}

double stakeOf(const FigureOdds& figureOdds, Figure figure)
{
    const FigureStatus& status = figureOdds.table().figures[figure];
    return status.state == FigureState::Conceded ? 0 : status.stake;
}

BietenWhy whyOf(const Advice& advice, const AdviceList& list)
{
    BietenWhy why = advice.why;
    if (isOnlyCard(advice, list)) return { BietenReason::OnlyCard };
    if (!advice.action || advice.action->verb() != Verb::Good) return why;
    for (const Advice& other : list) {
        if (!other.action || other.action->verb() != Verb::Hold) continue;
        why.figures = other.why.figures;
        return why;
    }
    return { BietenReason::LacksFigure, why.figure };
}

std::vector<BietenEvaluation> evaluationsOf(const AdviceList& list)
{
    std::vector<BietenEvaluation> weighed;
    for (const Advice& advice : list) {
        weighed.push_back({ .action = advice.action,
            .value = advice.value,
            .expected = BietenPoints { .points = advice.value, .relative = true } });
        add(weighed.back().whys, whyOf(advice, list));
    }
    return told(sorted(weighed));
}

std::vector<BietenEvaluation> told(std::vector<BietenEvaluation> weighed)
{
    BietenEvaluation& best = weighed.front();
    if (best.whys[0].reason == BietenReason::OnlyCard) {
        best.whys = {};
        add(best.whys, { BietenReason::NothingGained });
        add(best.whys, { BietenReason::OnlyCard });
    }
    return weighed;
}

const Advice& bestOf(const AdviceList& advice)
{
    assert(!advice.empty());
    return *std::max_element(advice.begin(), advice.end(),
        [](const Advice& a, const Advice& b) { return a.value < b.value; });
}

AdviceList bookAdvice(const PublicState& table, Seat seat, const Holding& own, Rng& rng)
{
    const FigureOdds figureOdds(table, seat, own);
    const bool inMood = rng.below(100) < 100 * bluffShare;
    const ActionList lawful = lawfulActions(table, seat, own);
    AdviceList list;
    for (const Action& action : lawful) {
        if (action.verb() != Verb::Play)
            list.push(claimAdvice(figureOdds, action, inMood));
        else if (isUseful(figureOdds, lawful, action))
            list.push(cardAdvice(figureOdds, own, action));
    }
    const bool owes = std::holds_alternative<Answering>(table.phase) || seatDue(table) == seat;
    if (!owes) list.push({ std::nullopt, 0, { BietenReason::Silent } });
    measureFromBestCard(list);
    return list;
}

}
