// Written by weli-learn-mittlere: do not edit.
#include "core/bots/mittlere/learnt/card_weights.h"

namespace weli::bots {

// clang-format off
constexpr FeatureWeights cardWeights { {
    { Feature::LeadBeaten, 0.33F, 0.07F, -0.59F },
    { Feature::LeadMaster, 0.14F, 0.01F, -0.25F },
    { Feature::LeadValue, -0.07F, -0.04F, 0.29F },
    { Feature::LeadTrump, -0.07F, -0.90F, 0.90F },
    { Feature::LeadLength, -0.11F, 0.00F, -0.11F },
    { Feature::LeadOut, -0.34F, -0.40F, -0.52F },
    { Feature::LeadAlone, -1.32F, 0.67F, 0.12F },
    { Feature::FollowTakes, -0.47F, 0.11F, 0.21F },
    { Feature::FollowTakesSurely, 0.09F, -0.10F, -0.04F },
    { Feature::FollowTakesPoints, 0.32F, 0.57F, -1.06F },
    { Feature::FollowTakesValue, -0.40F, 0.28F, 0.11F },
    { Feature::FollowGivesValue, 0.45F, -0.10F, 0.18F },
    { Feature::FollowBeaten, -0.21F, 0.43F, -0.30F },
    { Feature::FollowTrumps, -0.04F, -0.44F, 0.32F },
    { Feature::FollowLength, -0.44F, -0.13F, -0.62F },
    { Feature::DropValue, 0.25F, -0.54F, 0.32F },
    { Feature::DropBeaten, -0.13F, 0.71F, -0.24F },
    { Feature::DropLength, -0.94F, -0.07F, 0.40F },
    { Feature::DropTakes, -0.26F, -0.03F, -0.08F },
    { Feature::DropTakesPoints, 0.62F, 0.97F, -0.35F },
    { Feature::DropFixes, -0.00F, 0.00F, -0.00F },
    { Feature::DropFixesLength, -0.90F, 1.21F, -0.79F },
    { Feature::DropFixesHigh, -0.24F, 0.15F, -0.55F },
    { Feature::DropFixesLow, 0.47F, -0.19F, -0.28F },
    { Feature::DropTrump, 0.51F, -0.76F, 0.16F },
    { Feature::FirstTrick, 0.21F, -1.67F, -0.12F },
    { Feature::TopTrump, 0.35F, -0.35F, 0.20F },
    { Feature::Hundred, -0.00F, -0.00F, -0.00F },
} };
// clang-format on
static_assert(areInOrder(cardWeights));

}
