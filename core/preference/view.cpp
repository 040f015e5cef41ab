#include "core/preference/view.h"

namespace weli::preference {

std::optional<Seat> seatAwaited(const PublicState& table) { return seatDue(table); }

std::optional<Action> onlyAct(const Observation& observation)
{
    if (std::holds_alternative<Playing>(observation.table.phase)) return std::nullopt;
    const ActionList legal = legalActions(observation);
    return legal.size() == 1 ? std::optional(legal[0]) : std::nullopt;
}

bool isOver(const PublicState& table) { return std::holds_alternative<MatchOver>(table.phase); }

}
