#include "core/preference/past.h"

namespace weli::preference {

Past pastOf(const Timeline<State>& match, Seat /*seat*/)
{
    Past past;
    const auto add = [&past](const PublicState& table) {
        if (table.settled) past.deals.push_back({ table.balances, table.pot });
    };
    for (const auto& turn : match.turns()) add(turn.before.table);
    add(match.state().table);
    return past;
}

}
