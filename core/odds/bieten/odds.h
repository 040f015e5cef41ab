#pragma once

#include "core/bieten/view.h"
#include "core/odds/chances.h"

#include <cstdint>
#include <stop_token>

namespace weli::odds {

/// How the figures stand for a seat, by the cards: every deal that is possible counts as much as
/// any other, whatever was bid, and each wild card without a name, the others' too, counts for each
/// figure as the best that it may be. Nothing of a figure that was conceded, or while the deal has
/// not begun or is counted.
///
/// The last trick has a chance from its beginning on, when nobody can choose a card any more, only
/// a name: a wild card that leads it is the best of a suit, of each that it may be as likely; my
/// own is what is best for me.
///
/// Who is stopped meanwhile leaves out what is not counted yet.
BietenOdds oddsOf(
    const bieten::Observation& observation, std::uint64_t seed, const std::stop_token& stop = {});

}
