#include "core/bots/bieten/book.h"

#include <algorithm>
#include <cassert>

namespace weli::bots {

using namespace bieten;

namespace {

    constexpr std::uint32_t bluffsInHundred = 25;

    /// What may be done without an offence.
    ActionList lawfulActions(const Table& table, Seat seat, const Holding& own)
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

double envy(const Outlook& outlook) { return 1.0 / static_cast<double>(outlook.rivals().size()); }

double stakeOf(const Outlook& outlook, Figure figure)
{
    const FigureStatus& status = outlook.table().figures[figure];
    return status.state == FigureState::Conceded ? 0 : status.stake;
}

const Advice& bestOf(const AdviceList& advice)
{
    assert(!advice.empty());
    return *std::max_element(advice.begin(), advice.end(),
        [](const Advice& a, const Advice& b) { return a.value < b.value; });
}

AdviceList bookAdvice(const Table& table, Seat seat, const Holding& own, Rng& rng)
{
    const Outlook outlook(table, seat, own);
    const bool bluffs = rng.below(100) < bluffsInHundred;
    const ActionList lawful = lawfulActions(table, seat, own);
    AdviceList list;
    for (const Action& action : lawful) {
        if (action.verb() != Verb::Play)
            list.push(claimAdvice(outlook, action, bluffs));
        else if (isUseful(outlook, lawful, action))
            list.push(cardAdvice(outlook, own, action));
    }
    const bool owes = std::holds_alternative<Answering>(table.phase) || seatDue(table) == seat;
    if (!owes) list.push({ std::nullopt, 0, Reason::Wait });
    measureFromBestCard(list);
    return list;
}

}
