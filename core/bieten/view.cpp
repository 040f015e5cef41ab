#include "core/bieten/view.h"

namespace weli::bieten {

std::optional<Seat> seatAwaited(const PublicState& table)
{
    if (const auto* playing = std::get_if<Playing>(&table.phase)) return playing->due;
    if (const auto* answering = std::get_if<Answering>(&table.phase)) return answering->next;
    if (const auto* reviewing = std::get_if<Reviewing>(&table.phase)) return reviewing->next;
    if (std::holds_alternative<Dealing>(table.phase)) return table.dealer;
    const bool cutting = std::holds_alternative<Cutting>(table.phase)
        || std::holds_alternative<Stealing>(table.phase);
    return cutting ? std::optional(cutterOf(table)) : std::nullopt;
}

std::optional<Action> onlyAct(const Observation& observation)
{
    const PublicState& table = observation.table;
    if (std::holds_alternative<Playing>(table.phase)) return std::nullopt;
    const ActionList legal = legalActions(observation);
    return legal.size() == 1 ? std::optional(legal[0]) : std::nullopt;
}

bool isOver(const PublicState& table) { return std::holds_alternative<MatchOver>(table.phase); }

Outcome outcomeOf(const PublicState& over)
{
    Outcome outcome { .figures = {}, .gains = {}, .rounds = over.game };
    for (const Seat seat : SeatSet::firstOf(over.players)) {
        outcome.figures[seat] = { over.crosses[seat], over.bummerl[seat] };
        outcome.gains[seat] = over.crosses[seat] - over.bummerl[seat];
    }
    return outcome;
}

}
