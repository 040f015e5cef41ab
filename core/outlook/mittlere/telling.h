#pragma once

#include "core/bots/mittlere/evaluation.h"
#include "core/bots/mittlere/payoff.h"
#include "core/mittlere/view.h"

#include <vector>

namespace weli::outlook {

/// What comes of a card on the average of the worlds.
struct TriedCard {
    mittlere::Action action;
    double worth = 0;
    double error = 0; // of the worth
    int worlds = 0; // 0: all were gone through
    bots::Ends ends {};
    bool takesTheRest = false; // whatever anybody does
};

/// The cards as they are told, with their reasons. They come the best first; unless the best is
/// plainly so it is said that another will do. What a settled deal brings is certain.
bots::MittlereDecision told(const mittlere::Observation& observation,
    const std::vector<TriedCard>& cards, bool isPlain, bool isSettled = false);

}
