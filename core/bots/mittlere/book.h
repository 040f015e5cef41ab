#pragma once

#include "core/bots/mittlere/bot.h"
#include "core/bots/mittlere/features.h"

#include <vector>

namespace weli::bots {

/// By what the book chooses: the card with the greatest sum.
extern const FeatureWeights bookWeights;

/// How much of the book somebody knows.
struct Knowledge {
    MittlereMemory memory {};
    std::uint32_t overlooked = 0; // features, as bits
    bool plain = false; // goes for many or few, and fears the hundred, as beginners do
    bool trustsKings = false;
};

/// What each feature of a card speaks for it by the book, of somebody with this aim (-1 … 1).
Features sharesOf(const PlayContext& context, Card card, float aimHigh);

/// What the book thinks of each card that may be played, in the order of the legal acts; the scale
/// is its own. It reckons whether its points will be many or few against the others', and plays for
/// the nearer end.
std::vector<MittlereEvaluation> bookCards(
    const mittlere::Observation& observation, const Knowledge& knowledge = {});

}
