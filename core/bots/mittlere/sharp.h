#pragma once

#include "core/bots/mittlere/bot.h"
#include "core/bots/mittlere/search.h"

#include <vector>

namespace weli::bots {

/// How somebody thinks who imagines worlds.
struct Thinking {
    int iterationsAWorld = 40; // through the tree, for each world of the budget
    std::size_t cardsAhead = Search::toTheEnd; // in the tree; what comes after them is random
    int candidatesAWorld = 0; // that are weighed by what was played; 0: all are as likely
    int tricksPlayedWell = 0; // the last ones of what is imagined; those before at random
    MittlereManner manner {};
};

/// What each card that may be played is worth to the seat, as Payoffs has it. The best first. While
/// many cards are out that is what a tree search has tried most, or what is plainly better; with
/// three in hand or fewer every world is played out with open hands.
std::vector<MittlereEvaluation> sharpCards(const mittlere::Observation& observation,
    const Thinking& thinking, const Budget& budget, Rng& rng);

}
