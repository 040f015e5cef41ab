#include "core/preference/view.h"

#include "core/preference/settlement.h"

namespace weli::preference {

std::optional<Seat> seatAwaited(const PublicState& table) { return seatDue(table); }

std::optional<Action> onlyAct(const Observation& observation)
{
    if (std::holds_alternative<Playing>(observation.table.phase)) return std::nullopt;
    const ActionList legal = legalActions(observation);
    return legal.size() == 1 ? std::optional(legal[0]) : std::nullopt;
}

bool isOver(const PublicState& table) { return std::holds_alternative<MatchOver>(table.phase); }

Outcome outcomeOf(const PublicState& over)
{
    Outcome outcome { .figures = {}, .gains = {}, .rounds = over.rules.deals };
    const SeatSet winners = endOf(over).winners;
    for (const Seat seat : SeatSet::firstOf(over.players)) {
        outcome.figures[seat] = { over.balances[seat], winners.contains(seat) ? 1 : 0 };
        outcome.gains[seat] = over.balances[seat];
    }
    return outcome;
}

}
