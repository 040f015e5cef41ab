#pragma once

#include "core/bots/mittlere/features.h"

#include <vector>

namespace weli {

/// A card that was played, and all that could have been, as the bots see them.
struct CardChoice {
    bots::PlayContext context;
    CardSet playable;
    std::vector<bots::Features> features {}; // of the playable cards, in their order
    std::size_t played = 0; // its place among them
    float aim = 0;
};

/// That a seat has played this card here.
CardChoice choiceOf(const mittlere::Observation& observation, Card played);

/// The weights under which what was played is as likely as can be, if each card's chance goes by
/// the exponential of its sum, and sometimes is that of any other.
bots::FeatureWeights fittedTo(const std::vector<CardChoice>& choices);

}
