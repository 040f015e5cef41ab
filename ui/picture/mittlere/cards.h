#pragma once

#include "core/mittlere/view.h"
#include "ui/picture/cards.h"
#include "ui/picture/mittlere/context.h"

#include <optional>
#include <vector>

namespace weli {

/// The card that made its suit trump (M-19), and in which trick.
struct TrumpCard {
    std::size_t trick = 0;
    Seat seat;
    Card card;
};
std::optional<TrumpCard> trumpCard(const mittlere::PublicState& table);

struct LyingCards {
    std::vector<CardPicture> all; // of the deal, where this seat sees them lie
    std::vector<CardPicture> lastTrick; // before the one under way, as it lay; none: empty
};
LyingCards cardsOf(const mittlere::Observation& observation, const MittlereContext& context);

}
