#include "core/cards/pack.h"

namespace weli {

Pack packOf(CardSet cards)
{
    Pack pack;
    pack.append(cards, [](Card card) { return card; });
    return pack;
}

CardSet cardsOf(const Pack& pack)
{
    CardSet cards;
    for (const Card card : pack) cards.add(card);
    return cards;
}

}
