#include "core/bots/mittlere/traits.h"

#include <algorithm>

namespace weli::bots {

using namespace mittlere;

namespace {

    class Seen {
    public:
        Seen(const View& view, Card card)
            : view_(view)
            , card_(card)
            , suit_(CardSet::of(card.suit()))
            , out_(suit_ & view.out)
            , value_(static_cast<float>(valueOf(card, view.trump)) / 10)
            , length_(static_cast<float>((suit_ & view.hand).size()) / 4)
            , beaten_(share(above(card, view.trump) & view.out))
        {
        }

        Traits led()
        {
            set(Trait::LeadBeaten, beaten_);
            set(Trait::LeadMaster, beaten_ == 0);
            set(Trait::LeadValue, value_);
            set(Trait::LeadTrump, isTrump());
            set(Trait::LeadLength, length_);
            set(Trait::LeadOut, static_cast<float>(out_.size()) / 9);
            set(Trait::LeadAlone, out_.empty());
            return always(beaten_ == 0);
        }

        Traits followed()
        {
            const bool takes = beats(card_, *view_.trick, view_.trump);
            set(Trait::FollowTakes, takes);
            set(Trait::FollowTakesSurely, takes && (view_.lyingCount == 2 || beaten_ == 0));
            set(Trait::FollowTakesPoints, takes ? lying() : 0);
            set(Trait::FollowTakesValue, takes ? value_ : 0);
            set(Trait::FollowGivesValue, takes ? 0 : value_);
            set(Trait::FollowBeaten, beaten_);
            set(Trait::FollowTrumps, isTrump() && card_.suit() != view_.trick->led);
            set(Trait::FollowLength, length_);
            return always(takes);
        }

        Traits dropped()
        {
            const Trump trump = trumpAfter(view_.trump, view_.trick->led, card_);
            const bool takes = beats(card_, *view_.trick, trump);
            const CardSet top = suit_ & topRanks;
            set(Trait::DropValue, value_);
            set(Trait::DropBeaten, beaten_);
            set(Trait::DropLength, length_);
            set(Trait::DropTakes, takes);
            set(Trait::DropTakesPoints, takes ? lying() : 0);
            set(Trait::DropTrump, isTrump() && !takes);
            if (!view_.trump) {
                set(Trait::DropFixes, true);
                set(Trait::DropFixesLength, length_);
                set(Trait::DropFixesHigh, static_cast<float>((top & view_.hand).size()));
                set(Trait::DropFixesLow, static_cast<float>((top & view_.out).size()));
            }
            return always(takes);
        }

    private:
        static constexpr CardSet topRanks = CardSet::of(Rank::Under) | CardSet::of(Rank::Nine);

        void set(Trait trait, float value) { traits_[static_cast<std::size_t>(trait)] = value; }
        void set(Trait trait, bool is) { set(trait, is ? 1.0F : 0.0F); }

        Traits always(bool takes)
        {
            const auto late = static_cast<float>(handCount - view_.hand.size()) / handCount;
            set(Trait::FirstTrick, takes && view_.tricks == 0 ? late : 0);
            set(Trait::TopTrump, (!view_.trump || isTrump()) && topRanks.contains(card_));
            const auto over = static_cast<float>(view_.points - 60) / 30;
            set(Trait::Hundred, takes ? std::max(0.0F, over) : 0);
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

        const View& view_;
        Card card_;
        CardSet suit_;
        CardSet out_;
        float value_;
        float length_;
        float beaten_;
        Traits traits_ {};
    };

    /// About how likely the card takes a trick, by those that are out.
    float chanceOf(const View& view, Card card)
    {
        const auto higher = static_cast<float>((above(card, view.trump) & view.out).size());
        const auto out = static_cast<float>((CardSet::of(card.suit()) & view.out).size());
        const float trumped = view.trump && card.suit() != view.trump ? 0.75F : 1.0F;
        const float under = std::max(0.0F, 1 - 1.6F * higher / std::max(1.0F, out));
        const float alone = out < 2 && card.suit() != view.trump ? 0.6F : 1.0F;
        return under * trumped * alone;
    }

}

View viewOf(const Observation& observation)
{
    const Table& table = observation.table;
    View view { .hand = observation.hand,
        .out = wholePack() - playedCards(table) - observation.hand,
        .trump = table.trump };
    if (const PlayedTrick* const open = openTrick(table)) {
        view.trick = trickSoFar(*open);
        for (const Card card : open->cards) view.lying.add(card);
        view.lyingCount = static_cast<int>(open->cards.size());
    }
    const auto points = pointsTaken(table);
    const Seat next = seatAfter(observation.seat);
    view.tricks = table.taken[observation.seat];
    view.points = points[observation.seat];
    view.mostPoints = std::max(points[next], points[seatAfter(next)]);
    view.fewestPoints = std::min(points[next], points[seatAfter(next)]);
    return view;
}

float wishOf(const View& view)
{
    const auto left
        = static_cast<float>(dealValue - view.points - view.mostPoints - view.fewestPoints);
    float tricks = 0;
    for (const Card card : view.hand) tricks += chanceOf(view, card);
    const float share = tricks / static_cast<float>(std::max(1, view.hand.size()));
    const float own = static_cast<float>(view.points) + left * share;
    const auto others
        = static_cast<float>(view.mostPoints + view.fewestPoints) + left * (1 - share);
    return std::clamp((2 * own - others) / 40, -1.0F, 1.0F);
}

Traits traitsOf(const View& view, Card card)
{
    Seen seen(view, card);
    if (!view.trick) return seen.led();
    const bool follows = card.suit() == view.trick->led;
    const bool isVoid = (view.hand & CardSet::of(view.trick->led)).empty();
    return follows || !isVoid ? seen.followed() : seen.dropped();
}

}
