#pragma once

#include "core/mittlere/view.h"
#include "core/odds/chances.h"

#include <cstdint>
#include <stop_token>

namespace weli::odds {

/// How the deal may end for a seat by its outlook, if it plays what is best as far as can be seen.
/// Nothing but zeros before the cards are dealt.
///
/// Who is stopped meanwhile says what came of a few deals.
MittlereOdds oddsOf(const mittlere::Observation& observation, std::uint64_t seed,
    const std::stop_token& stop = {}, Look look = Look::Fine);

}
