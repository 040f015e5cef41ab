#include "core/odds/mittlere/playout.h"

#include "core/bots/mittlere/likelihood.h"

namespace weli::odds {

using namespace mittlere;
using bots::Deal;

namespace {

    Card anyAsPlayed(const Deal& deal, CardSet cards, Rng& rng)
    {
        if (cards.size() == 1) return cards.first();
        const auto chances = bots::cardChances(bots::contextOf(deal), cards);
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
