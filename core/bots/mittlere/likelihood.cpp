#include "core/bots/mittlere/likelihood.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace weli::bots {

using namespace mittlere;

namespace {

    /// Fitted once to 52,000 decisions of the sharp bot (tests/bench/strength.md), so that the
    /// exponentials of the sums are chances. No program here makes the numbers anew.
    constexpr FeatureWeights weights { {
        { Feature::LeadBeaten, 0.22F, -0.06F, -0.44F },
        { Feature::LeadMaster, 0.07F, -0.05F, -0.15F },
        { Feature::LeadValue, -0.05F, -0.05F, 0.24F },
        { Feature::LeadTrump, 0.17F, -0.74F, 0.59F },
        { Feature::LeadLength, -0.23F, -0.02F, -0.08F },
        { Feature::LeadOut, -0.50F, -0.29F, -0.28F },
        { Feature::LeadAlone, -0.77F, 0.55F, -0.24F },
        { Feature::FollowTakes, -0.33F, 0.05F, 0.15F },
        { Feature::FollowTakesSurely, -0.00F, 0.01F, 0.04F },
        { Feature::FollowTakesPoints, -0.03F, 0.53F, -0.64F },
        { Feature::FollowTakesValue, -0.32F, 0.26F, 0.01F },
        { Feature::FollowGivesValue, 0.32F, -0.12F, 0.13F },
        { Feature::FollowBeaten, -0.10F, 0.44F, -0.39F },
        { Feature::FollowTrumps, -0.02F, -0.44F, 0.21F },
        { Feature::FollowLength, -0.64F, -0.10F, -0.33F },
        { Feature::DropValue, 0.20F, -0.38F, 0.34F },
        { Feature::DropBeaten, -0.17F, 0.60F, -0.17F },
        { Feature::DropLength, -0.73F, -0.30F, 0.37F },
        { Feature::DropTakes, -0.19F, -0.07F, 0.08F },
        { Feature::DropTakesPoints, 0.42F, 0.87F, -0.45F },
        { Feature::DropFixes, 0.00F, 0.00F, 0.00F },
        { Feature::DropFixesLength, -0.64F, 0.89F, -0.64F },
        { Feature::DropFixesHigh, -0.21F, 0.01F, -0.35F },
        { Feature::DropFixesLow, 0.20F, -0.24F, -0.05F },
        { Feature::DropTrump, 0.35F, -0.70F, 0.00F },
        { Feature::FirstTrick, -0.12F, -1.49F, -0.20F },
        { Feature::TopTrump, 0.38F, -0.35F, 0.04F },
        { Feature::Hundred, 0.05F, 0.05F, 0.05F },
    } };
    static_assert(areInOrder(weights));

    constexpr float anyCard = 0.1F; // how often a card is as likely as any other

    /// e^x up to a thousandth, and the same on every machine.
    float exponential(float x)
    {
        constexpr float perDoubling = 1.44269504F;
        const float doublings = std::clamp(x * perDoubling, -60.0F, 60.0F);
        const float whole = std::floor(doublings);
        const float rest = doublings - whole;
        const auto power
            = std::bit_cast<float>((static_cast<std::uint32_t>(whole + 127.0F)) << 23U);
        return power * (1 + rest * (0.6951F + rest * (0.2276F + rest * 0.0773F)));
    }

}

PlayContext contextOf(const Deal& deal)
{
    const std::size_t seat = deal.turn;
    const std::size_t next = (seat + 1) % playerCount;
    const std::size_t last = (seat + 2) % playerCount;
    const auto points = [&](std::size_t one) { return valueOf(deal.taken[one], deal.trump); };
    PlayContext context { .hand = deal.hands[seat],
        .out = deal.hands[next] | deal.hands[last],
        .trump = deal.trump,
        .lying = deal.lying,
        .tricks = deal.tricks[seat],
        .points = points(seat),
        .mostPoints = std::max(points(next), points(last)),
        .fewestPoints = std::min(points(next), points(last)) };
    if (deal.count > 0) context.trick = deal.trick;
    return context;
}

Likelihood::Likelihood(const Observation& observation)
{
    const Seat first = seatAfter(observation.seat);
    Deal deal; // so far, without the hands
    CardSet unplayed = wholePack();
    for (const PlayedTrick& trick : observation.table.tricks) {
        deal.turn = trick.leader.index;
        for (const Card card : trick.cards) {
            if (deal.turn != observation.seat.index)
                plays_.push_back(
                    { deal.turn == first.index ? 0U : 1U, card, {}, contextOf(deal), unplayed });
            play(deal, card);
            unplayed.remove(card);
        }
    }
    std::array<CardSet, 2> played;
    for (std::size_t i = plays_.size(); i-- > 0;) {
        played[plays_[i].who].add(plays_[i].card);
        plays_[i].sinceThen = played[plays_[i].who];
    }
}

FixedList<float, handCount> cardChances(const PlayContext& context, CardSet playable)
{
    const float aim = aimHighOf(context);
    Features worth {};
    for (std::size_t i = 0; i < featureCount; ++i) worth[i] = weights[i].at(aim);
    FixedList<float, handCount> chances;
    float all = 0;
    for (const Card card : playable) {
        const Features features = featuresOf(context, card);
        float sum = 0;
        for (std::size_t i = 0; i < featureCount; ++i) sum += features[i] * worth[i];
        chances.push(exponential(sum));
        all += chances.back();
    }
    for (float& chance : chances)
        chance = (1 - anyCard) * chance / all + anyCard / static_cast<float>(playable.size());
    return chances;
}

double Likelihood::chanceOf(const Play& play, CardSet handNow)
{
    PlayContext context = play.context;
    context.hand = handNow | play.sinceThen;
    context.out = play.unplayed - context.hand;
    const CardSet legal = context.trick
        ? mittlere::playable(*context.trick, context.hand, context.trump)
        : context.hand;
    if (legal.size() == 1) return 1;
    std::size_t place = 0;
    for (const Card card : legal) {
        if (card == play.card) break;
        ++place;
    }
    return cardChances(context, legal)[place];
}

double Likelihood::of(const std::array<CardSet, 2>& hands) const
{
    double product = 1;
    for (const Play& play : plays_) product *= chanceOf(play, hands[play.who]);
    return product;
}

}
