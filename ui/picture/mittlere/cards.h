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

/// All cards of the deal where this seat sees them lie.
std::vector<CardPicture> cardsOf(
    const mittlere::Observation& observation, const MittlereContext& context);
/// The trick before the one that is under way, as it lay; nothing if there is none.
std::vector<CardPicture> lastTrickOf(
    const mittlere::Observation& observation, const MittlereContext& context);

}
