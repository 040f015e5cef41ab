#include "core/bots/mittlere/book.h"

#include "core/bots/mittlere/features.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace mittlere;

namespace {

    /// What a feature speaks for: always, times the aimHigh for points, and times how strong that
    /// aimHigh is, for many or for few.
    struct Weight {
        Feature feature;
        float always;
        float aimHigh;
        float strength;
    };

    /// Found by playing several hundred thousand deals, against beginners and against itself.
    constexpr std::array weights {
        Weight { Feature::LeadBeaten, 1.12F, -1.55F, 0.53F },
        Weight { Feature::LeadMaster, -0.59F, 1.25F, -0.17F },
        Weight { Feature::LeadValue, -2.04F, 0.49F, -1.17F },
        Weight { Feature::LeadTrump, 0.44F, -3.28F, 0.27F },
        Weight { Feature::LeadLength, 0.59F, 1.40F, 0.36F },
        Weight { Feature::LeadOut, -2.17F, -1.36F, -1.89F },
        Weight { Feature::LeadAlone, -0.08F, 1.32F, 0.27F },
        Weight { Feature::FollowTakes, -1.55F, -0.32F, -0.96F },
        Weight { Feature::FollowTakesSurely, -0.60F, -0.58F, 0.46F },
        Weight { Feature::FollowTakesPoints, -1.69F, 1.12F, -1.71F },
        Weight { Feature::FollowTakesValue, -1.76F, 0.89F, -0.69F },
        Weight { Feature::FollowGivesValue, 1.80F, 0.10F, 1.41F },
        Weight { Feature::FollowBeaten, -1.24F, 0.78F, -1.84F },
        Weight { Feature::FollowTrumps, 0.95F, -0.71F, 1.72F },
        Weight { Feature::FollowLength, -0.01F, 1.15F, -0.23F },
        Weight { Feature::DropValue, 0.34F, -1.60F, 0.19F },
        Weight { Feature::DropBeaten, -1.02F, 2.49F, -0.34F },
        Weight { Feature::DropLength, -2.69F, 0.34F, -1.92F },
        Weight { Feature::DropTakes, 0.06F, 1.03F, -0.76F },
        Weight { Feature::DropTakesPoints, 0.02F, 2.49F, -0.98F },
        Weight { Feature::DropFixes, 0.00F, -0.00F, -0.00F },
        Weight { Feature::DropFixesLength, -3.22F, 1.63F, -2.73F },
        Weight { Feature::DropFixesHigh, -3.18F, 1.18F, -2.89F },
        Weight { Feature::DropFixesLow, 1.68F, -0.02F, 1.25F },
        Weight { Feature::DropTrump, 1.72F, -1.64F, 0.63F },
        Weight { Feature::FirstTrick, 3.59F, -3.86F, 3.69F },
        Weight { Feature::TopTrump, 2.42F, -0.49F, 2.03F },
        Weight { Feature::Hundred, -2.21F, -2.21F, -2.21F },
    };
    static_assert(weights.size() == featureCount
        && std::ranges::is_sorted(weights, {}, [](const Weight& one) { return one.feature; }));

}

float bookValue(const PlayContext& context, float aimHigh, Card card)
{
    const Features features = featuresOf(context, card);
    float value = 0;
    for (std::size_t i = 0; i < features.size(); ++i) {
        const Weight& weight = weights[i];
        value += features[i]
            * (weight.always + aimHigh * weight.aimHigh + std::abs(aimHigh) * weight.strength);
    }
    return value;
}

std::vector<Weighed<Action>> bookCards(const Observation& observation)
{
    const PlayContext context = playContextOf(observation);
    const float aimHigh = aimHighOf(context);
    std::vector<Weighed<Action>> cards;
    for (const Card card : playableNow(observation.table, observation.hand))
        cards.push_back(
            { Action::play(card), static_cast<double>(bookValue(context, aimHigh, card)) });
    return cards;
}

}
