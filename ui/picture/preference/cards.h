#pragma once

#include "core/preference/view.h"
#include "ui/picture/cards.h"
#include "ui/picture/preference/context.h"
#include "ui/picture/tricks.h"

#include <vector>

namespace weli {

struct LyingCards {
    std::vector<CardPicture> all; // of the deal, where this seat sees them lie
    std::vector<CardPicture> lastTrick; // before the one under way, as it lay; none: empty
};
LyingCards cardsOf(const preference::Observation& observation, const PreferenceContext& context);
/// I lay two of my twelve cards aside, which lie like this; nothing at any other time.
std::optional<DiscardPicture> discardOf(const preference::Observation& observation,
    const PreferenceContext& context, const std::vector<CardPicture>& cards);

}
