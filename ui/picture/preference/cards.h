#pragma once

#include "core/preference/view.h"
#include "ui/picture/cards.h"
#include "ui/picture/preference/context.h"
#include "ui/picture/tricks.h"

#include <vector>

namespace weli {

/// All cards of the deal where this seat sees them lie.
std::vector<CardPicture> cardsOf(
    const preference::Observation& observation, const PreferenceContext& context);
/// The trick before the one that is under way, as it lay; nothing if there is none.
std::vector<CardPicture> lastTrickOf(
    const preference::Observation& observation, const PreferenceContext& context);
/// I lay two of my twelve cards aside; nothing at any other time.
std::optional<DiscardPicture> discardOf(
    const preference::Observation& observation, const PreferenceContext& context);

}
