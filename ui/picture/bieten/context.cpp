#include "ui/picture/bieten/context.h"

#include <algorithm>

namespace weli {

std::vector<PastDeal> pastDeals(const Match<bieten::State>& match)
{
    std::vector<PastDeal> deals;
    bieten::State state = match.opening();
    for (const auto& event : match.log()) {
        if (const auto* pack = std::get_if<Pack>(&event)) {
            state = withPack(state, *pack);
            continue;
        }
        const auto& acted = std::get<Match<bieten::State>::Acted>(event);
        state = after(state, acted.seat, acted.action);
        const bieten::PublicState& table = state.table;
        if (table.count) deals.push_back({ table.game, table.active, *table.count, table.totals });
    }
    return deals;
}

std::vector<Card> cardsAsTheyCame(const Match<bieten::State>& match, Seat seat)
{
    std::vector<Card> cards;
    bieten::State state = match.opening();
    for (const auto& event : match.log()) {
        if (const auto* pack = std::get_if<Pack>(&event)) {
            state = withPack(state, *pack);
            cards.clear();
            continue;
        }
        const auto& acted = std::get<Match<bieten::State>::Acted>(event);
        state = after(state, acted.seat, acted.action);
        for (const Card card : state.holdings[seat].cards)
            if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
    }
    return cards;
}

BietenContext contextOf(const Match<bieten::State>& match, Seat seat, const ViewContext& context)
{
    const bieten::State& state = match.state();
    BietenContext all { context, pastDeals(match), {}, {}, {} };
    if (!context.watching) all.asTheyCame = cardsAsTheyCame(match, seat);
    if (context.watching) {
        all.open.emplace();
        for (const Seat active : state.table.active)
            (*all.open)[active] = state.holdings[active].cards;
    }
    if (state.table.count) all.counted = state;
    return all;
}

}
