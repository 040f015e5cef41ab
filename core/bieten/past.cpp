#include "core/bieten/past.h"

#include <algorithm>

namespace weli::bieten {

namespace {

    std::vector<PastDeal> pastDeals(const Timeline<State>& match)
    {
        std::vector<PastDeal> deals;
        const int game = match.state().table.game;
        const auto add = [&deals, game](const PublicState& table) {
            if (table.count && table.game == game)
                deals.push_back({ table.active, *table.count, table.totals });
        };
        // From the latest back: a match may have hundreds of games.
        add(match.state().table);
        const auto& turns = match.turns();
        for (std::size_t i = turns.size(); i > 0 && turns[i - 1].before.table.game == game; --i)
            add(turns[i - 1].before.table);
        std::reverse(deals.begin(), deals.end());
        return deals;
    }

    std::vector<Card> ownCards(const Timeline<State>& match, Seat seat)
    {
        std::vector<Card> cards;
        if (match.turns().empty()) return cards;
        const auto look = [&](const State& /*before*/, const auto& /*event*/, const State& after) {
            for (const Card card : after.holdings[seat].cards)
                if (std::find(cards.begin(), cards.end(), card) == cards.end())
                    cards.push_back(card);
        };
        match.forEach(look, match.turns().back().length);
        return cards;
    }

}

Past pastOf(const Timeline<State>& match, Seat seat)
{
    return { pastDeals(match), ownCards(match, seat) };
}

}
