#pragma once

#include "core/mittlere/view.h"
#include "core/odds/chances.h"

#include <cstdint>
#include <stop_token>

namespace weli::odds {

/// How the deal may end for a seat: over the deals that are possible, each counted as far as the
/// cards that the others have played fit to it. They are played out a thousand times, everybody,
/// the seat itself too, playing each card as often as good players do. From the last three tricks
/// on every deal is counted, and each seat does what is best for it with all hands open. Nothing
/// but zeros before the cards are dealt.
///
/// Who is stopped meanwhile says what came of a few deals.
MittlereOdds oddsOf(
    const mittlere::Observation& observation, std::uint64_t seed, const std::stop_token& stop = {});

}
