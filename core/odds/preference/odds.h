#pragma once

#include "core/odds/chances.h"
#include "core/preference/view.h"

#include <cstdint>
#include <stop_token>

namespace weli::odds {

/// How things stand for this seat at any moment of a deal, by its outlook; the same question has
/// the same answer. Nothing for who has no part in it.
///
/// Chips are what the deal brings, a share of the bowl included (P-65). While another is to bid,
/// the words are those that the seat would have if it were its turn now. Of many words only those
/// are told that promise most.
PreferenceOdds oddsOf(const preference::Observation& observation, std::uint64_t seed,
    const std::stop_token& stop = {}, Look look = Look::Fine);

}
