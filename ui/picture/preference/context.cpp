#include "ui/picture/preference/context.h"

namespace weli {

std::vector<PreferenceDeal> pastDeals(const Timeline<preference::State>& match)
{
    std::vector<PreferenceDeal> deals;
    const auto add = [&deals](const preference::PublicState& table) {
        if (table.settled) deals.push_back({ table.balances, table.pot });
    };
    for (const auto& turn : match.turns()) add(turn.before.table);
    add(match.state().table);
    return deals;
}

PreferenceContext contextOf(const Timeline<preference::State>& match, const ViewContext& context)
{
    PreferenceContext all { context, pastDeals(match), {} };
    if (context.watching) all.open = match.state();
    return all;
}

}
