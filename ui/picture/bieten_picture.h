#pragma once

#include "core/bieten/state.h"
#include "core/table/match.h"
#include "ui/picture/picture.h"
#include "ui/picture/sitting.h"

#include <optional>
#include <vector>

namespace weli {

/// The deals that are over, the one whose result is shown included, oldest first.
std::vector<PastDeal> pastDeals(const Match<bieten::State>& match);
/// The cards of a seat in the order in which they came to it in this deal.
std::vector<Card> cardsAsTheyCame(const Match<bieten::State>& match, Seat seat);
/// The seat that the table waits for; nothing between the deals.
std::optional<Seat> seatAwaited(const bieten::Table& table);
/// What this seat must do because nothing else is possible: nobody has to be asked. A card is
/// always played by its owner.
std::optional<bieten::Action> onlyAct(const bieten::Observation& observation);

/// Everything that this seat's window shows (design.md): a pure function.
Picture pictureOf(const bieten::Observation& observation, const Sitting& sitting);

/// The act of Picture::result's button.
inline constexpr const char* goOnAction = "go on";

}
