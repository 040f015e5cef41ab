#include "core/odds/mittlere/playout.h"

#include "core/bots/mittlere/likelihood.h"

namespace weli::odds {

using namespace mittlere;
using bots::Deal;

namespace {

    bots::PlayContext contextOf(const Deal& deal)
    {
        const std::size_t seat = deal.turn;
        const std::size_t next = (seat + 1) % playerCount;
        const std::size_t last = (seat + 2) % playerCount;
        const auto points = [&](std::size_t one) { return valueOf(deal.taken[one], deal.trump); };
        bots::PlayContext context { .hand = deal.hands[seat],
            .out = deal.hands[next] | deal.hands[last],
            .trump = deal.trump,
            .lying = deal.lying,
            .lyingCount = deal.count,
            .tricks = deal.tricks[seat],
            .points = points(seat),
            .mostPoints = std::max(points(next), points(last)),
            .fewestPoints = std::min(points(next), points(last)) };
        if (deal.count > 0) context.trick = deal.trick;
        return context;
    }

    Card anyAsPlayed(const Deal& deal, CardSet cards, Rng& rng)
    {
        if (cards.size() == 1) return cards.first();
        const auto chances = bots::cardChances(contextOf(deal), cards);
        double left = rng.unit();
        Card chosen = cards.first();
        for (std::size_t place = 0; const Card card : cards) {
            chosen = card;
            left -= static_cast<double>(chances[place++]);
            if (left < 0) break;
        }
        return chosen;
    }

}

void playAsOthersDo(Deal& deal, Rng& rng)
{
    while (deal.tricksLeft > 0) play(deal, anyAsPlayed(deal, playable(deal), rng));
}

}
