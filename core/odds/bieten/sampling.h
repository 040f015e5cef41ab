#pragma once

#include "core/game/rng.h"
#include "core/odds/bieten/hands.h"
#include "core/odds/chances.h"

namespace weli::odds {

/// The chances that no hand of the others spoils a figure, from combinations of hands drawn at
/// random; nothing if stopped before there are any. There must be somebody with a hidden card.
std::optional<bieten::PerFigure<Chance>> sampledChances(
    std::vector<OtherSeat> others, Rng& rng, const std::stop_token& stop);

}
