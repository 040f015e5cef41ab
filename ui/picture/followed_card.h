#pragma once

#include "ui/picture/cards.h"
#include "ui/words/card_words.h"

#include <optional>
#include <vector>

namespace weli {

/// A card as a seat follows it through the deal: by an id, and by its face once that is known.
struct FollowedCard {
    int id = 0;
    std::optional<Card> face;
    bool operator==(const FollowedCard&) const = default;
};
using FollowedCards = std::vector<FollowedCard>;

/// This card where it lies, named in these words.
CardPicture lying(const FollowedCard& card, Place place, Seat seat, CardWords called);
/// Adds these cards side by side.
void addRow(std::vector<CardPicture>& cards, const FollowedCards& row, Place place, Seat seat,
    CardWords called);

}
