#pragma once

#include "core/bieten/view.h"
#include "core/odds/chances.h"

#include <cstdint>
#include <stop_token>

namespace weli::odds {

/// How the figures stand for a seat, by its outlook: that it wins each that it can have, if it does
/// what is best as far as can be seen; of a figure that it is asked for, if it holds. Nothing of
/// one that was conceded, or while the deal has not begun or is counted.
///
/// Who is stopped meanwhile says what came of a few deals.
BietenOdds oddsOf(const bieten::Observation& observation, std::uint64_t seed,
    const std::stop_token& stop = {}, Look look = Look::Fine);

}
