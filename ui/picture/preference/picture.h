#pragma once

#include "core/preference/state.h"
#include "ui/picture/picture.h"
#include "ui/picture/preference/context.h"

#include <optional>

namespace weli {

/// The seat that the table waits for; nothing between the deals.
std::optional<Seat> seatAwaited(const preference::PublicState& table);
/// What this seat must do because nothing else is possible: nobody has to be asked (D-8). A card is
/// always played by its owner.
std::optional<preference::Action> onlyAct(const preference::Observation& observation);
/// May the table wait for this person's key before the next bot acts? While a whole trick lies in
/// the middle: it may be looked at until the next card is led.
bool mayHold(const preference::PublicState& table, Seat person);

/// Everything that this seat's window shows (design.md): a pure function.
Picture pictureOf(const preference::Observation& observation, const PreferenceContext& context);

}
