#include "core/odds/bieten/odds.h"

#include "core/odds/bieten/combinations.h"
#include "core/odds/bieten/last_trick.h"
#include "core/odds/bieten/sampling.h"

namespace weli::odds {

using namespace bieten;

namespace {

    bool isInTricks(const PublicState& table)
    {
        return seatDue(table) || std::holds_alternative<Reviewing>(table.phase);
    }

    /// Is this seat asked now, or will it be unless somebody holds before?
    bool isToAnswer(const Answering& answering, SeatSet active, Seat seat)
    {
        for (Seat next = answering.next; next != answering.asker; next = nextIn(active, next))
            if (next == seat) return true;
        return false;
    }

    /// With n at the table, of p points that one of them gets he has p - p/n more than the mean of
    /// all, everybody else p/n less. Good for all concedes 1 point, or 2 of a three (B-45, B-47):
    /// that loses 1/n or 2/n. Hold is about one point more (B-44, B-47) and wins it by the chance:
    /// 2c - 2/n or 3c - 3/n. They are equal at 1/(2n) and 1/(3n). What others may hold who are
    /// asked later is the same for both.
    double neededFor(const Answering& answering, int players)
    {
        return 1.0 / ((answering.three ? 3 : 2) * players);
    }

    void addNeeded(const Observation& observation, BietenOdds& odds)
    {
        const PublicState& table = observation.table;
        const auto* answering = std::get_if<Answering>(&table.phase);
        if (answering == nullptr || !isToAnswer(*answering, table.active, observation.seat)) return;
        const OwnCards own(table, observation.seat, observation.own);
        const bool mayHold = own.has(answering->figure)
            || table.rules.irregularities == Irregularities::Penalised; // B-43, B-53
        if (mayHold) odds.needed[answering->figure] = neededFor(*answering, table.active.size());
    }

    std::vector<Choices> choicesOf(const std::vector<OtherSeat>& others, FigureSet unspoiled)
    {
        std::vector<Choices> seats;
        for (const OtherSeat& other : others) {
            Choices choices;
            for (const Hand& hand : other.hands)
                if ((hand.spoils & unspoiled).empty()) choices.push_back(hand.hidden);
            seats.push_back(std::move(choices));
        }
        return seats;
    }

    /// Of each figure the chance that nobody spoils it.
    std::optional<PerFigure<Chance>> chancesOf(const std::vector<OtherSeat>& others, FigureSet open,
        std::uint64_t seed, const std::stop_token& stop)
    {
        constexpr double mostSteps = 1.5e6; // for one figure
        const std::vector<Choices> all = choicesOf(others, {});
        if (stepsToCombine(all) > mostSteps) {
            Rng rng(seed);
            return sampledChances(others, rng, stop);
        }
        PerFigure<Chance> chances;
        const double ways = combinationsOf(all);
        for (const Figure figure : open) {
            if (stop.stop_requested()) return std::nullopt;
            chances[figure].value = combinationsOf(choicesOf(others, { figure })) / ways;
        }
        return chances;
    }

}

BietenOdds oddsOf(const Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    const PublicState& table = observation.table;
    BietenOdds odds;
    if (!isInTricks(table) || !table.active.contains(observation.seat)) return odds;
    addNeeded(observation, odds);
    const PerFigure<int> mine = ranksOf(table, observation.seat, observation.own);
    const std::vector<OtherSeat> others = othersOf(observation, mine, stop);
    FigureSet open;
    for (const Figure figure : figures)
        if (mine[figure] > 0 && table.figures[figure].state != FigureState::Conceded)
            open.add(figure);
    if (others.empty()) return odds;
    if (const auto chances = chancesOf(others, open, seed, stop))
        for (const Figure figure : open) odds.best[figure] = (*chances)[figure];
    if (table.figures[Figure::Last].state == FigureState::Conceded || stop.stop_requested())
        return odds;
    odds.lastIsToCome = table.trick < 2;
    odds.best[Figure::Last] = lastTrickOf(observation, others);
    return odds;
}

}
