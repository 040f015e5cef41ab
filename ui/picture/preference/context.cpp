#include "ui/picture/preference/context.h"

namespace weli {

std::vector<PreferenceDeal> pastDeals(const Match<preference::State>& match)
{
    std::vector<PreferenceDeal> deals;
    preference::State state = match.opening();
    for (const auto& event : match.log()) {
        if (const auto* pack = std::get_if<Pack>(&event)) {
            state = withPack(state, *pack);
            continue;
        }
        const auto& acted = std::get<Match<preference::State>::Acted>(event);
        state = after(state, acted.seat, acted.action);
        if (state.table.settled) deals.push_back({ state.table.balances, state.table.pot });
    }
    return deals;
}

PreferenceContext contextOf(const Match<preference::State>& match, const ViewContext& context)
{
    PreferenceContext all { context, pastDeals(match), {} };
    if (context.watching) all.open = match.state();
    return all;
}

}
