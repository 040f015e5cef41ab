#include "core/bots/mittlere/likelihood.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace weli::bots {

using namespace mittlere;

namespace {

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

FixedList<float, handCount> cardChances(
    const PlayContext& context, CardSet playable, const FeatureWeights& weights)
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
