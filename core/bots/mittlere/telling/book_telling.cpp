#include "core/bots/mittlere/telling/book_telling.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace mittlere;

namespace {

    using enum MittlereReason;

    constexpr float slight = 0.05F; // of what a card is worth by the book

    constexpr Aspect aspectOf(Feature feature)
    {
        switch (feature) {
        case Feature::LeadValue:
        case Feature::FollowGivesValue:
        case Feature::DropValue: return Aspect::Value;
        case Feature::LeadBeaten:
        case Feature::LeadMaster:
        case Feature::FollowBeaten:
        case Feature::DropBeaten: return Aspect::Rank;
        case Feature::LeadLength:
        case Feature::LeadOut:
        case Feature::LeadAlone:
        case Feature::FollowLength:
        case Feature::DropLength: return Aspect::Length;
        case Feature::LeadTrump:
        case Feature::FollowTrumps:
        case Feature::DropTrump: return Aspect::Trump;
        case Feature::DropFixes:
        case Feature::DropFixesLength:
        case Feature::DropFixesHigh:
        case Feature::DropFixesLow: return Aspect::MakesTrump;
        case Feature::TopTrump: return Aspect::Top;
        default: return Aspect::Trick;
        }
    }

}

MittlereWhy whyAimed(const Observation& observation, const PlayContext& context, const BookAim& aim)
{
    constexpr float open = 0.2F;
    const double points = context.points;
    const double end = expectedPoints(context);
    if (context.points >= aHundred) return { HasHundred, { points } };
    if (context.points >= aim.feared) return { FearsHundred, { points } };
    if (aim.countsOthers && context.trump && context.tricks > 0 && context.mostPoints >= aHundred)
        return { Safe, { static_cast<double>(context.mostPoints) } };
    const Reach reach = reachOf(context);
    if (aim.countsOthers && !reach.most && !reach.fewest) return { StaysBetween };
    const bool isOpen = std::abs(aim.high) < open;
    if (observation.table.tricks.size() <= 1 && context.tricks == 0) {
        if (isOpen) return { HandForEither, { end } };
        return { aim.high > 0 ? HandForMany : HandForFew, { end } };
    }
    constexpr double inSight = 95;
    if (end >= inSight) return { ManyNotHundred, { points } };
    if (isOpen) return { GoesForEither, { points, end } };
    return { aim.high > 0 ? GoesForMany : GoesForFew, { points, end } };
}

BookTelling::BookTelling(
    const PlayContext& context, const std::vector<SeenCard>& cards, bool remembers, bool forMany)
    : cards_(cards)
    , choosing_ { .context = context, .playable = {}, .forMany = forMany, .remembers = remembers }
{
    for (const SeenCard& seen : cards) {
        choosing_.playable.add(seen.card);
        if (best_ == nullptr || seen.value > best_->value) best_ = &seen;
        for (std::size_t i = 0; i < mean_.size(); ++i)
            mean_[i] += seen.shares[i] / static_cast<float>(cards.size());
    }
    choosing_.best = best_->card;
}

BookTelling::BookTelling(
    const PlayContext& context, const std::vector<SeenCard>& cards, CardSet playable, bool forMany)
    : BookTelling(context, cards, true, forMany)
{
    choosing_.playable = playable;
}

Whys<MittlereWhy> BookTelling::whysOf(const SeenCard& seen) const
{
    Whys<MittlereWhy> whys;
    add(whys, factAbout(seen));
    add(whys, aim_);
    return whys;
}

MittlereWhy BookTelling::factAbout(const SeenCard& seen) const
{
    return factsAbout(seen, 1).front();
}

std::vector<MittlereWhy> BookTelling::factsAbout(const SeenCard& seen) const
{
    return factsAbout(seen, aspectCount + 1);
}

std::vector<MittlereWhy> BookTelling::factsAbout(const SeenCard& seen, std::size_t most) const
{
    const PlayContext& context = choosing_.context;
    const bool isBest = &seen == best_;
    if (context.trustsKings && !context.trick && seen.card.rank() == Rank::King)
        return { { TrustsKing } };
    std::vector<MittlereWhy> facts;
    Aspects apart {};
    for (std::size_t i = 0; i < featureCount; ++i) {
        const float beside = isBest ? mean_[i] : best_->shares[i];
        const float sign = isBest ? 1.0F : -1.0F;
        apart[static_cast<std::size_t>(aspectOf(static_cast<Feature>(i)))]
            += sign * (seen.shares[i] - beside);
    }
    while (facts.size() < most) {
        const auto far = std::max_element(apart.begin(), apart.end());
        if (*far < slight) break;
        const auto aspect = static_cast<Aspect>(far - apart.begin());
        if (const auto fact = factOf(aspect, choosing_, seen.card, isBest)) facts.push_back(*fact);
        *far = 0;
    }
    if (facts.size() == most) return facts;
    const double worse = best_->value - seen.value;
    const bool isAlike = cards_.size() > 1 && !isBest && worse < slight;
    facts.push_back(
        isAlike ? MittlereWhy { NothingApart } : plainFactOf(choosing_, seen.card, isBest));
    return facts;
}

}
