#include "ui/picture/preference/sitting.h"

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

PreferenceSitting sittingOf(const Match<preference::State>& match, const Sitting& sitting)
{
    PreferenceSitting all { sitting, pastDeals(match), {} };
    if (sitting.watching) all.open = match.state();
    return all;
}

}
