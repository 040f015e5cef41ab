#include "ui/picture/bieten/context.h"

#include <algorithm>

namespace weli {

std::vector<PastDeal> pastDeals(const Timeline<bieten::State>& match)
{
    std::vector<PastDeal> deals;
    const auto add = [&deals](const bieten::PublicState& table) {
        if (table.count) deals.push_back({ table.game, table.active, *table.count, table.totals });
    };
    for (const auto& turn : match.turns()) add(turn.before.table);
    add(match.state().table);
    return deals;
}

std::vector<Card> cardsAsTheyCame(const Timeline<bieten::State>& match, Seat seat)
{
    std::vector<Card> cards;
    if (match.turns().empty()) return cards;
    match.forEach(
        [&](const auto& /*before*/, const auto& /*event*/, const bieten::State& after) {
            for (const Card card : after.holdings[seat].cards)
                if (std::find(cards.begin(), cards.end(), card) == cards.end())
                    cards.push_back(card);
        },
        match.turns().back().length);
    return cards;
}

BietenContext contextOf(const Timeline<bieten::State>& match, Seat seat, const ViewContext& context)
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
