#pragma once

#include "core/bots/preference/bot.h"
#include "core/bots/preference/trick_worths.h"
#include "core/bots/preference/worlds/world_sampler.h"

#include <vector>

namespace weli::bots {

/// What each card that may be played is worth on average over the worlds: with a trump by the
/// declarer's tricks, without one by whether the contract is made. There must be a contract. The
/// worlds are looked at in their order until the budget is spent.
std::vector<PreferenceEvaluation> weighOpenCards(const preference::Observation& observation,
    const WorldSampler& sampler, const TrickWorths& worths, const Budget& budget);

}
