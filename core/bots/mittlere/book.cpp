#include "core/bots/mittlere/book.h"

#include "core/bots/mittlere/features.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace mittlere;

namespace {

    /// Found by playing several hundred thousand deals, against beginners and against itself.
    constexpr FeatureWeights weights { {
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
    static_assert(areInOrder(weights));

    /// What each feature of a card speaks for it; all together make its value.
    Features sharesOf(float aimHigh, const Features& features, std::uint32_t overlooked)
    {
        Features shares {};
        for (std::size_t i = 0; i < features.size(); ++i)
            if ((overlooked >> i & 1U) == 0) shares[i] = features[i] * weights[i].at(aimHigh);
        return shares;
    }

    float sumOf(const Features& shares)
    {
        float sum = 0;
        for (const float share : shares) sum += share;
        return sum;
    }

    MittlereWhy counted(MittlereReason reason, int count)
    {
        return { reason, { static_cast<double>(count) } };
    }

    /// What a card has to do with the cards that are out.
    MittlereWhy beside(const PlayContext& context, Card card)
    {
        if (context.trustsKings && card.rank() == Rank::King) return { MittlereReason::TrustsKing };
        const int higher = (above(card, context.trump) & context.out).size();
        if (higher == 0) return { MittlereReason::Master };
        return counted(MittlereReason::Beatable, higher);
    }

    /// A feature that the card has, with what it was counted from.
    MittlereWhy whyOf(Feature feature, const PlayContext& context, Card card)
    {
        const CardSet suit = CardSet::of(card.suit());
        switch (feature) {
        case Feature::LeadBeaten:
        case Feature::FollowBeaten:
        case Feature::DropBeaten:
        case Feature::LeadMaster: return beside(context, card);
        case Feature::LeadValue:
        case Feature::FollowTakesValue:
        case Feature::FollowGivesValue:
        case Feature::DropValue:
            return counted(MittlereReason::Counts, valueOf(card, context.trump));
        case Feature::LeadTrump: return { MittlereReason::LeadsTrump };
        case Feature::LeadLength:
        case Feature::FollowLength:
        case Feature::DropLength:
            return counted(MittlereReason::Long, (suit & context.hand).size());
        case Feature::LeadOut: return counted(MittlereReason::Out, (suit & context.out).size());
        case Feature::LeadAlone: return { MittlereReason::Alone };
        case Feature::FollowTakes:
        case Feature::FollowTakesSurely:
        case Feature::DropTakes: return { MittlereReason::Takes };
        case Feature::FollowTakesPoints:
        case Feature::DropTakesPoints:
            return counted(MittlereReason::TakesPoints, valueOf(context.lying, context.trump));
        case Feature::FollowTrumps: return { MittlereReason::Trumps };
        case Feature::DropFixes:
        case Feature::DropFixesLength:
            return counted(MittlereReason::MakesTrump, (suit & context.hand).size());
        case Feature::DropFixesHigh: return { MittlereReason::MakesStrongTrump };
        case Feature::DropFixesLow: return { MittlereReason::MakesWeakTrump };
        case Feature::DropTrump: return { MittlereReason::GivesTrump };
        case Feature::FirstTrick: return { MittlereReason::FirstTrick };
        case Feature::TopTrump: return { MittlereReason::TopTrump };
        case Feature::Hundred: return counted(MittlereReason::NearHundred, context.points);
        }
        return {};
    }

    /// What only those can tell who remember all cards.
    constexpr std::uint32_t ofTheCardsOut = bitsOf({ Feature::LeadBeaten, Feature::LeadMaster,
        Feature::LeadOut, Feature::LeadAlone, Feature::FollowTakesSurely, Feature::FollowBeaten,
        Feature::DropBeaten, Feature::DropFixesLow });

    /// The feature that sets the card most apart from the mean of all that may be played.
    std::optional<Feature> mostTelling(const Features& features, const Features& shares,
        const Features& mean, std::uint32_t untold)
    {
        std::optional<Feature> most;
        float apart = 0;
        for (std::size_t i = 0; i < featureCount; ++i) {
            const float now = std::abs(shares[i] - mean[i]);
            if (features[i] == 0 || now <= apart || (untold >> i & 1U) != 0) continue;
            most = static_cast<Feature>(i);
            apart = now;
        }
        return most;
    }

    /// A card, and what the book sees in it.
    struct Seen {
        Card card;
        Features features {};
        Features shares {};
    };

    /// Of cards in which it sees the same the one of which fewer are out.
    double ofEquals(const PlayContext& context, Card card)
    {
        return -1e-4 * (context.out & CardSet::of(card.suit())).size() - 1e-6 * card.index();
    }

    constexpr double kingsWorth = 1; // a lead that one trusts in
    constexpr int plenty = 70; // points: with more a beginner thinks that the hundred is near

    float aimOf(const PlayContext& context, const Knowledge& knowledge)
    {
        return knowledge.plain && context.points >= plenty ? -1 : aimHighOf(context);
    }

    MittlereWhy whyAimed(const PlayContext& context, float aimHigh, bool plain)
    {
        using enum MittlereReason;
        const double points = context.points;
        if (!plain) return { aimHigh > 0 ? AimsHigh : AimsLow, { points } };
        if (points >= plenty) return { FearsHundred, { points } };
        return { aimHigh > 0 ? GoesForMany : GoesForFew, { points, expectedPoints(context) } };
    }

    MittlereEvaluation evaluated(const PlayContext& context, const MittlereWhy& aim,
        const Seen& seen, const Features& mean, std::uint32_t untold)
    {
        MittlereEvaluation one { Action::play(seen.card),
            static_cast<double>(sumOf(seen.shares)) + ofEquals(context, seen.card) };
        const bool isTrusted
            = context.trustsKings && !context.trick && seen.card.rank() == Rank::King;
        if (isTrusted) {
            one.value += kingsWorth;
            one.whys.push({ MittlereReason::TrustsKing });
        }
        add(one.whys, aim);
        if (const auto feature = mostTelling(seen.features, seen.shares, mean, untold))
            add(one.whys, whyOf(*feature, context, seen.card));
        return one;
    }

}

std::vector<MittlereEvaluation> bookCards(
    const Observation& observation, const Knowledge& knowledge)
{
    PlayContext context = playContextOf(observation, knowledge.memory);
    context.trustsKings = knowledge.trustsKings;
    const float aimHigh = aimOf(context, knowledge);
    std::vector<Seen> cards;
    cards.reserve(handCount);
    for (const Card card : playableNow(observation.table, observation.hand)) {
        const Features features = featuresOf(context, card);
        cards.push_back({ card, features, sharesOf(aimHigh, features, knowledge.overlooked) });
    }
    Features mean {};
    for (const Seen& seen : cards)
        for (std::size_t i = 0; i < mean.size(); ++i)
            mean[i] += seen.shares[i] / static_cast<float>(cards.size());
    const MittlereWhy aim = whyAimed(context, aimHigh, knowledge.plain);
    std::vector<MittlereEvaluation> weighed;
    weighed.reserve(cards.size());
    const std::uint32_t untold = knowledge.memory.tricks < handCount ? ofTheCardsOut : 0;
    for (const Seen& seen : cards) weighed.push_back(evaluated(context, aim, seen, mean, untold));
    return weighed;
}

}
