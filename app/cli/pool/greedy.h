#pragma once

#include "core/cards/card_set.h"

#include <optional>

namespace weli::pool {

/// Takes a trick as cheaply as it can, leads its highest card, and throws its lowest away.
/// `takes(card)`: the trick so far; `height(card)`: more is dearer.
template <typename Takes, typename Height>
Card greedyCard(CardSet playable, bool leads, Takes takes, Height height)
{
    Card lowest = playable.first();
    Card highest = lowest;
    std::optional<Card> taking;
    for (const Card card : playable) {
        if (height(card) < height(lowest)) lowest = card;
        if (height(card) > height(highest)) highest = card;
        if (!leads && takes(card) && (!taking || height(card) < height(*taking))) taking = card;
    }
    return leads ? highest : taking.value_or(lowest);
}

}
