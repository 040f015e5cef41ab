#include "core/bots/mittlere/features.h"

#include <algorithm>

namespace weli::bots {

using namespace mittlere;

namespace {

    class Seen {
    public:
        Seen(const PlayContext& context, Card card)
            : view_(context)
            , card_(card)
            , suit_(CardSet::of(card.suit()))
            , out_(suit_ & context.out)
            , value_(static_cast<float>(valueOf(card, context.trump)) / 10)
            , length_(static_cast<float>((suit_ & context.hand).size()) / 4)
            , beaten_(share(above(card, context.trump) & context.out))
        {
        }

        Features led()
        {
            set(Feature::LeadBeaten, beaten_);
            set(Feature::LeadMaster, beaten_ == 0);
            set(Feature::LeadValue, value_);
            set(Feature::LeadTrump, isTrump());
            set(Feature::LeadLength, length_);
            set(Feature::LeadOut, static_cast<float>(out_.size()) / 9);
            set(Feature::LeadAlone, out_.empty());
            return always(beaten_ == 0);
        }

        Features followed()
        {
            const bool takes = beats(card_, *view_.trick, view_.trump);
            set(Feature::FollowTakes, takes);
            set(Feature::FollowTakesSurely, takes && (view_.lying.size() == 2 || beaten_ == 0));
            set(Feature::FollowTakesPoints, takes ? lying() : 0);
            set(Feature::FollowTakesValue, takes ? value_ : 0);
            set(Feature::FollowGivesValue, takes ? 0 : value_);
            set(Feature::FollowBeaten, beaten_);
            set(Feature::FollowTrumps, isTrump() && card_.suit() != view_.trick->led);
            set(Feature::FollowLength, length_);
            return always(takes);
        }

        Features dropped()
        {
            const Trump trump = trumpAfter(view_.trump, view_.trick->led, card_);
            const bool takes = beats(card_, *view_.trick, trump);
            set(Feature::DropValue, value_);
            set(Feature::DropBeaten, beaten_);
            set(Feature::DropLength, length_);
            set(Feature::DropTakes, takes);
            set(Feature::DropTakesPoints, takes ? lying() : 0);
            set(Feature::DropTrump, isTrump() && !takes);
            if (!view_.trump) {
                const CardSet top = suit_ & highestTrumps(trump);
                set(Feature::DropFixes, true);
                set(Feature::DropFixesLength, length_);
                set(Feature::DropFixesHigh, static_cast<float>((top & view_.hand).size()));
                set(Feature::DropFixesLow, static_cast<float>((top & view_.out).size()));
            }
            return always(takes);
        }

    private:
        void set(Feature feature, float value)
        {
            traits_[static_cast<std::size_t>(feature)] = value;
        }
        void set(Feature feature, bool is) { set(feature, is ? 1.0F : 0.0F); }

        Features always(bool takes)
        {
            const auto late = static_cast<float>(handCount - view_.hand.size()) / handCount;
            set(Feature::FirstTrick, takes && view_.tricks == 0 ? late : 0);
            set(Feature::TopTrump, highestTrumps(view_.trump).contains(card_));
            const auto over = static_cast<float>(view_.points - 60) / 30;
            set(Feature::Hundred, takes ? std::max(0.0F, over) : 0);
            return traits_;
        }

        [[nodiscard]] bool isTrump() const { return card_.suit() == view_.trump; }
        [[nodiscard]] float lying() const
        {
            return static_cast<float>(valueOf(view_.lying, view_.trump)) / 10;
        }
        /// Of the suit's cards that are out.
        [[nodiscard]] float share(CardSet cards) const
        {
            return out_.empty()
                ? 0
                : static_cast<float>(cards.size()) / static_cast<float>(out_.size());
        }

        const PlayContext& view_;
        Card card_;
        CardSet suit_;
        CardSet out_;
        float value_;
        float length_;
        float beaten_;
        Features traits_ {};
    };

    /// About how likely the card takes a trick, by those that are out.
    float chanceOf(const PlayContext& context, Card card)
    {
        if (context.trustsKings && card.rank() == Rank::King) return 1;
        const auto higher = static_cast<float>((above(card, context.trump) & context.out).size());
        const auto out = static_cast<float>((CardSet::of(card.suit()) & context.out).size());
        const float trumped = context.trump && card.suit() != context.trump ? 0.75F : 1.0F;
        const float under = std::max(0.0F, 1 - 1.6F * higher / std::max(1.0F, out));
        const float alone = out < 2 && card.suit() != context.trump ? 0.6F : 1.0F;
        return under * trumped * alone;
    }

    /// The cards of the last whole tricks, and those that lie there.
    CardSet remembered(const PublicState& table, int tricks)
    {
        const std::size_t open = openTrick(table) == nullptr ? 0 : 1;
        const std::size_t count
            = std::min(table.tricks.size(), static_cast<std::size_t>(tricks) + open);
        CardSet cards;
        for (std::size_t i = table.tricks.size() - count; i < table.tricks.size(); ++i)
            for (const Card card : table.tricks[i].cards) cards.add(card);
        return cards;
    }

    /// Points that nobody counts are taken to be spread evenly over the tricks, or the others.
    void setPoints(
        PlayContext& context, const Observation& observation, const MittlereMemory& memory)
    {
        constexpr int aTrick = dealValue / handCount;
        const PublicState& table = observation.table;
        const auto points = pointsToCountOn(table);
        const Seat next = seatAfter(observation.seat);
        const Seat last = seatAfter(next);
        const int others = (table.taken[next] + table.taken[last]) * aTrick / 2;
        context.points = points[observation.seat];
        context.mostPoints = memory.othersPoints ? std::max(points[next], points[last]) : others;
        context.fewestPoints = memory.othersPoints ? std::min(points[next], points[last]) : others;
    }

}

int worthToCountOn(CardSet cards, mittlere::Trump trump)
{
    return valueOf(trump ? cards : cards - CardSet::of(Rank::Eight), trump);
}

PerSeat<int> pointsToCountOn(const PublicState& table)
{
    const auto points = pointsTaken(table);
    const auto cards = takenCards(table);
    PerSeat<int> sure;
    for (const Seat seat : everybody)
        sure[seat] = points[seat] - valueOf(cards[seat], table.trump)
            + worthToCountOn(cards[seat], table.trump);
    return sure;
}

namespace {

    /// All cards of the suits of which one of the others has none for sure.
    CardSet lackedBy(const Observation& observation)
    {
        const auto possible = possibleHands(observation);
        CardSet lacked;
        for (const Suit suit : suits)
            for (const Seat seat : everybody)
                if (seat != observation.seat && (possible[seat] & CardSet::of(suit)).empty())
                    lacked = lacked | CardSet::of(suit);
        return lacked;
    }

}

PlayContext playContextOf(const Observation& observation, const MittlereMemory& memory)
{
    const PublicState& table = observation.table;
    PlayContext context { .hand = observation.hand,
        .out = wholePack() - remembered(table, memory.tricks) - observation.hand,
        .trump = table.trump };
    if (memory.tricks >= handCount) context.lacked = lackedBy(observation);
    if (const PlayedTrick* const open = openTrick(table)) {
        context.trick = trickSoFar(*open);
        for (const Card card : open->cards) context.lying.add(card);
    }
    context.tricks = table.taken[observation.seat];
    setPoints(context, observation, memory);
    return context;
}

bool takesNow(const PublicState& table, Card card)
{
    const PlayedTrick* const open = openTrick(table);
    if (open == nullptr) return false;
    const Trick trick = trickSoFar(*open);
    return beats(card, trick, trumpAfter(table.trump, trick.led, card));
}

float expectedPoints(const PlayContext& context)
{
    const auto left = static_cast<float>(
        dealValue - context.points - context.mostPoints - context.fewestPoints);
    float tricks = 0;
    for (const Card card : context.hand) tricks += chanceOf(context, card);
    const float share = tricks / static_cast<float>(std::max(1, context.hand.size()));
    return static_cast<float>(context.points) + left * share;
}

float aimHighOf(const PlayContext& context)
{
    const float own = expectedPoints(context);
    const float others = dealValue - own;
    return std::clamp((2 * own - others) / 40, -1.0F, 1.0F);
}

Reach reachOf(const PlayContext& context)
{
    const int left = dealValue - context.points - context.mostPoints - context.fewestPoints;
    return { context.points + left > context.mostPoints,
        context.points < context.fewestPoints + left };
}

Features featuresOf(const PlayContext& context, Card card)
{
    Seen seen(context, card);
    if (!context.trick) return seen.led();
    const bool follows = card.suit() == context.trick->led;
    const bool isVoid = (context.hand & CardSet::of(context.trick->led)).empty();
    return follows || !isVoid ? seen.followed() : seen.dropped();
}

}
