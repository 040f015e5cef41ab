#pragma once

#include "core/bieten/state.h"
#include "ui/picture/bieten/context.h"
#include "ui/picture/picture.h"

#include <optional>

namespace weli {

/// The seat that the table waits for; nothing between the deals.
std::optional<Seat> seatAwaited(const bieten::PublicState& table);
/// What this seat must do because nothing else is possible: nobody has to be asked. A card is
/// always played by its owner.
std::optional<bieten::Action> onlyAct(const bieten::Observation& observation);

/// Everything that this seat's window shows (design.md): a pure function.
Picture pictureOf(const bieten::Observation& observation, const BietenContext& context);

}
