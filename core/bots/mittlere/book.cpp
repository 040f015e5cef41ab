#include "core/bots/mittlere/book.h"

#include "core/bots/mittlere/telling/book_telling.h"

namespace weli::bots {

using namespace mittlere;

/// Found by playing several hundred thousand deals, against beginners and against itself.
constexpr FeatureWeights bookWeights { {
    { Feature::LeadBeaten, 1.12F, -1.55F, 0.53F },
    { Feature::LeadMaster, -0.59F, 1.25F, -0.17F },
    { Feature::LeadValue, -2.04F, 0.49F, -1.17F },
    { Feature::LeadTrump, 0.44F, -3.28F, 0.27F },
    { Feature::LeadLength, 0.59F, 1.40F, 0.36F },
    { Feature::LeadOut, -2.17F, -1.36F, -1.89F },
    { Feature::LeadAlone, -0.08F, 1.32F, 0.27F },
    { Feature::FollowTakes, -1.55F, -0.32F, -0.96F },
    { Feature::FollowTakesSurely, -0.60F, -0.58F, 0.46F },
    { Feature::FollowTakesPoints, -1.69F, 1.12F, -1.71F },
    { Feature::FollowTakesValue, -1.76F, 0.89F, -0.69F },
    { Feature::FollowGivesValue, 1.80F, 0.10F, 1.41F },
    { Feature::FollowBeaten, -1.24F, 0.78F, -1.84F },
    { Feature::FollowTrumps, 0.95F, -0.71F, 1.72F },
    { Feature::FollowLength, -0.01F, 1.15F, -0.23F },
    { Feature::DropValue, 0.34F, -1.60F, 0.19F },
    { Feature::DropBeaten, -1.02F, 2.49F, -0.34F },
    { Feature::DropLength, -2.69F, 0.34F, -1.92F },
    { Feature::DropTakes, 0.06F, 1.03F, -0.76F },
    { Feature::DropTakesPoints, 0.02F, 2.49F, -0.98F },
    { Feature::DropFixes, 0.00F, -0.00F, -0.00F },
    { Feature::DropFixesLength, -3.22F, 1.63F, -2.73F },
    { Feature::DropFixesHigh, -3.18F, 1.18F, -2.89F },
    { Feature::DropFixesLow, 1.68F, -0.02F, 1.25F },
    { Feature::DropTrump, 1.72F, -1.64F, 0.63F },
    { Feature::FirstTrick, 3.59F, -3.86F, 3.69F },
    { Feature::TopTrump, 2.42F, -0.49F, 2.03F },
    { Feature::Hundred, -2.21F, -2.21F, -2.21F },
} };
static_assert(areInOrder(bookWeights));

namespace {

    /// What each feature of a card speaks for it; all together make its value.
    Features sharesOf(float aimHigh, const Features& features, std::uint32_t overlooked)
    {
        Features shares {};
        for (std::size_t i = 0; i < features.size(); ++i)
            if ((overlooked >> i & 1U) == 0) shares[i] = features[i] * bookWeights[i].at(aimHigh);
        return shares;
    }

    float sumOf(const Features& shares)
    {
        float sum = 0;
        for (const float share : shares) sum += share;
        return sum;
    }

    /// Of cards in which it sees the same the one of which fewer are out.
    double ofEquals(const PlayContext& context, Card card)
    {
        return -1e-4 * (context.out & CardSet::of(card.suit())).size() - 1e-6 * card.index();
    }

    constexpr double kingsWorth = 1; // a lead that one trusts in
    constexpr int plenty = 70; // points: with more a beginner thinks that the hundred is near

    int fearedFrom(const Knowledge& knowledge) { return knowledge.plain ? plenty : dealValue; }

    float aimOf(const PlayContext& context, const Knowledge& knowledge)
    {
        if (context.points >= fearedFrom(knowledge)) return -1;
        const Reach reach = knowledge.memory.othersPoints ? reachOf(context) : Reach {};
        if (reach.most != reach.fewest) return reach.most ? 1.0F : -1.0F;
        return aimHighOf(context);
    }

    double worthOf(const PlayContext& context, const SeenCard& seen)
    {
        const bool isTrusted
            = context.trustsKings && !context.trick && seen.card.rank() == Rank::King;
        return static_cast<double>(sumOf(seen.shares)) + ofEquals(context, seen.card)
            + (isTrusted ? kingsWorth : 0);
    }

}

Features sharesOf(const PlayContext& context, Card card, float aimHigh)
{
    return sharesOf(aimHigh, featuresOf(context, card), 0);
}

std::vector<MittlereEvaluation> bookCards(
    const Observation& observation, const Knowledge& knowledge)
{
    PlayContext context = playContextOf(observation, knowledge.memory);
    context.trustsKings = knowledge.trustsKings;
    const float aimHigh = aimOf(context, knowledge);
    std::vector<SeenCard> cards;
    cards.reserve(handCount);
    for (const Card card : playableNow(observation.table, observation.hand)) {
        const Features features = featuresOf(context, card);
        SeenCard seen { .card = card, .shares = sharesOf(aimHigh, features, knowledge.overlooked) };
        seen.value = worthOf(context, seen);
        cards.push_back(seen);
    }
    const bool remembers = knowledge.memory.tricks >= handCount;
    BookTelling telling(context, cards, remembers, aimHigh > 0);
    telling.setAim(whyAimed(observation, context,
        { .high = aimHigh,
            .countsOthers = knowledge.memory.othersPoints,
            .feared = fearedFrom(knowledge) }));
    std::vector<MittlereEvaluation> weighed;
    weighed.reserve(cards.size());
    for (const SeenCard& seen : cards) {
        MittlereEvaluation one { Action::play(seen.card), seen.value };
        one.whys = telling.whysOf(seen);
        weighed.push_back(one);
    }
    return weighed;
}

}
