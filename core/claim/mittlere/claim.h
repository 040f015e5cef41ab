#pragma once

#include "core/mittlere/view.h"

#include <optional>
#include <stop_token>

namespace weli::claim {

/// Is what this deal brings each seat certain for whoever sees this: the same strokes and potatoes
/// wherever the unseen cards lie and whatever anybody plays from here on? Never true where it is
/// not so; where it is so, true unless that takes too long to find out, or a stop is requested.
bool isSettled(const mittlere::Observation& observation, const std::stop_token& stop = {});

/// The next card of a way by which this seat takes every trick that is left, wherever the unseen
/// cards lie and whatever the others play, if that brings it a stroke (M-24): so what the deal
/// brings each seat is certain. Whoever plays this card, and on each later turn what is then said,
/// takes them all. Only on its turn and once a suit is trump (M-19). Nothing does not say that
/// there is no such way.
std::optional<mittlere::Action> forcing(const mittlere::Observation& observation);

}
