#include "core/bieten/judgement.h"

#include <algorithm>

namespace weli::bieten {

namespace {

    int worthFor(const PublicState& table, const PerSeat<Holding>& holdings, Seat seat,
        Figure figure) // 0: no such figure
    {
        const CardSet cards = holdings[seat].cards;
        const auto worth = holdsWild(table.rules, cards)
            ? worthOf(countingCards(table, seat, holdings[seat], figure), figure)
            : worthOf(cards, figure);
        return worth ? worth->rank() : 0;
    }

}

ThreeCards countingCards(const PublicState& table, Seat seat, const Holding& holding, Figure figure)
{
    const unsigned barred = holding.barred[figure];
    ThreeCards cards;
    for (const Played card : table.played[seat]) {
        const bool wild = card.card != card.as;
        if (!wild || ((barred >> static_cast<unsigned>(wildOrder(card.card))) & 1U) == 0)
            cards.push(card);
    }
    return cards;
}

Judgement judged(const PublicState& table, const PerSeat<Holding>& holdings, Figure figure)
{
    if (figure == Figure::Last) return { table.leader }; // of a fourth trick
    Judgement judgement;
    int best = 0;
    for (const Seat seat : table.active) {
        const int worth = worthFor(table, holdings, seat, figure);
        if (worth > best)
            judgement = { seat, false };
        else if (worth == best && best > 0)
            judgement = { std::nullopt, true };
        best = std::max(best, worth);
    }
    return judgement;
}

}
