#include "core/mittlere/past.h"

namespace weli::mittlere {

namespace {

    /// The verdict stands, and nobody has to draw for it any more (M-29).
    bool isSettled(const PublicState& table)
    {
        const bool open = std::holds_alternative<DrawDue>(table.phase)
            || std::holds_alternative<Drawing>(table.phase);
        return table.verdict && !open && table.verdict->by != Case::Annulled;
    }

}

Past pastOf(const Timeline<State>& match, Seat /*seat*/)
{
    Past past;
    const auto add = [&past](const PublicState& table) {
        if (isSettled(table)) past.deals.push_back(*table.verdict);
    };
    for (const auto& turn : match.turns()) add(turn.before.table);
    add(match.state().table);
    return past;
}

}
