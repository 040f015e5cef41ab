#pragma once

#include "core/preference/view.h"

#include <optional>
#include <stop_token>

namespace weli::claim {

/// Is what this deal brings each seat certain for whoever sees this: the same chips for each seat
/// and the same pot wherever the unseen cards lie and whatever anybody does or says from here on?
/// Never true where it is not so; where it is so, true unless that takes too long to find out, or a
/// stop is requested.
bool isSettled(const preference::Observation& observation, const std::stop_token& stop = {});

/// The next card of a way by which this seat takes every trick that is left, wherever the unseen
/// cards lie and whatever the others play: so what the deal brings each seat is certain. Whoever
/// plays this card, and on each later turn what is then said, takes them all. Only on its turn, and
/// only for the declarer, but of a bettel, and for a defender against a suit contract: to them no
/// trick does harm. Nothing does not say that there is no such way.
std::optional<preference::Action> forcing(const preference::Observation& observation);

/// The same for the declarer of a bettel: the next card of a way by which it takes none of the
/// tricks that are left (P-61).
std::optional<preference::Action> avoiding(const preference::Observation& observation);

}
