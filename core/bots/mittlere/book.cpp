#include "core/bots/mittlere/book.h"

#include "core/bots/mittlere/traits.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace mittlere;

namespace {

    /// What a trait speaks for: always, times the wish for points, and times how strong that wish
    /// is, for many or for few.
    struct Weight {
        Trait trait;
        float always;
        float wish;
        float strength;
    };

    /// Found by playing several hundred thousand deals, against beginners and against itself.
    constexpr std::array weights {
        Weight { Trait::LeadBeaten, 1.12F, -1.55F, 0.53F },
        Weight { Trait::LeadMaster, -0.59F, 1.25F, -0.17F },
        Weight { Trait::LeadValue, -2.04F, 0.49F, -1.17F },
        Weight { Trait::LeadTrump, 0.44F, -3.28F, 0.27F },
        Weight { Trait::LeadLength, 0.59F, 1.40F, 0.36F },
        Weight { Trait::LeadOut, -2.17F, -1.36F, -1.89F },
        Weight { Trait::LeadAlone, -0.08F, 1.32F, 0.27F },
        Weight { Trait::FollowTakes, -1.55F, -0.32F, -0.96F },
        Weight { Trait::FollowTakesSurely, -0.60F, -0.58F, 0.46F },
        Weight { Trait::FollowTakesPoints, -1.69F, 1.12F, -1.71F },
        Weight { Trait::FollowTakesValue, -1.76F, 0.89F, -0.69F },
        Weight { Trait::FollowGivesValue, 1.80F, 0.10F, 1.41F },
        Weight { Trait::FollowBeaten, -1.24F, 0.78F, -1.84F },
        Weight { Trait::FollowTrumps, 0.95F, -0.71F, 1.72F },
        Weight { Trait::FollowLength, -0.01F, 1.15F, -0.23F },
        Weight { Trait::DropValue, 0.34F, -1.60F, 0.19F },
        Weight { Trait::DropBeaten, -1.02F, 2.49F, -0.34F },
        Weight { Trait::DropLength, -2.69F, 0.34F, -1.92F },
        Weight { Trait::DropTakes, 0.06F, 1.03F, -0.76F },
        Weight { Trait::DropTakesPoints, 0.02F, 2.49F, -0.98F },
        Weight { Trait::DropFixes, 0.00F, -0.00F, -0.00F },
        Weight { Trait::DropFixesLength, -3.22F, 1.63F, -2.73F },
        Weight { Trait::DropFixesHigh, -3.18F, 1.18F, -2.89F },
        Weight { Trait::DropFixesLow, 1.68F, -0.02F, 1.25F },
        Weight { Trait::DropTrump, 1.72F, -1.64F, 0.63F },
        Weight { Trait::FirstTrick, 3.59F, -3.86F, 3.69F },
        Weight { Trait::TopTrump, 2.42F, -0.49F, 2.03F },
        Weight { Trait::Hundred, -2.21F, -2.21F, -2.21F },
    };
    static_assert(weights.size() == traitCount
        && std::ranges::is_sorted(weights, {}, [](const Weight& one) { return one.trait; }));

}

float bookValue(const View& view, float wish, Card card)
{
    const Traits traits = traitsOf(view, card);
    float value = 0;
    for (std::size_t i = 0; i < traits.size(); ++i) {
        const Weight& weight = weights[i];
        value
            += traits[i] * (weight.always + wish * weight.wish + std::abs(wish) * weight.strength);
    }
    return value;
}

std::vector<Weighed<Action>> bookCards(const Observation& observation)
{
    const View view = viewOf(observation);
    const float wish = wishOf(view);
    std::vector<Weighed<Action>> cards;
    for (const Card card : playableNow(observation.table, observation.hand))
        cards.push_back({ Action::play(card), static_cast<double>(bookValue(view, wish, card)) });
    return cards;
}

}
