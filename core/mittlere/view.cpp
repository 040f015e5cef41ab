#include "core/mittlere/view.h"

namespace weli::mittlere {

std::optional<Seat> seatAwaited(const PublicState& table) { return seatDue(table); }

std::optional<Action> onlyAct(const Observation& /*observation*/) { return std::nullopt; }

bool isOver(const PublicState& table) { return std::holds_alternative<MatchOver>(table.phase); }

Outcome outcomeOf(const PublicState& over)
{
    Outcome outcome { .figures = {}, .gains = {}, .rounds = dealCount };
    const PerSeat<int> totals = totalsOf(over);
    const SeatSet winners = winnersOf(over);
    for (const Seat seat : everybody) {
        outcome.figures[seat] = { totals[seat], winners.contains(seat) ? 1 : 0 };
        outcome.gains[seat] = totals[seat];
    }
    return outcome;
}

}
