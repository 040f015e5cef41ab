#include "core/bots/mittlere/telling/apart.h"

#include "core/bots/mittlere/book.h"
#include "core/bots/mittlere/telling/book_telling.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace mittlere;

namespace {

    using enum MittlereReason;

    /// Does it tell who takes the trick?
    bool isOfTaking(MittlereReason reason)
    {
        return (reason >= TakesTrick && reason <= CannotTake) || reason == Trumps
            || reason == Overtrumps || reason == RidByTrumping || reason == RidInEmpty;
    }

    /// Of a card that is blamed these would be praise, or are of all cards.
    bool isBlame(MittlereReason reason)
    {
        constexpr std::array others { NothingApart, CannotTake, KeepsTrump, KeepsHigher, KeepsTops,
            KeepsAces, KeepsKings, KeepsAceAndKing, KeepsPoints, HighestBelow, ShedsHigh,
            ShedsPoints, NothingLost, NothingTaken, Out, RidOfTrump, RidOfTop, CanSpare, Long };
        return std::find(others.begin(), others.end(), reason) == others.end();
    }

    /// The facts about two cards; the better one is the first.
    class Pair {
    public:
        Pair(const Observation& observation, Card better, Card done, double aim)
            : context_(playContextOf(observation))
            , playable_(playableNow(observation.table, observation.hand))
            , cards_ { seen(better, aim, 1), seen(done, aim, 0) }
            , telling_(context_, cards_, playable_, aim > 0)
            , isWeak_(std::abs(aim) < weak)
            , takeAlike_(takesNow(observation.table, better) == takesNow(observation.table, done))
        {
        }

        [[nodiscard]] CardsApart apart() const { return { of(0), of(1) }; }

    private:
        static constexpr double weak = 0.1;

        [[nodiscard]] SeenCard seen(Card card, double aim, double value) const
        {
            return { .card = card,
                .shares = sharesOf(context_, card, static_cast<float>(aim)),
                .value = value };
        }

        [[nodiscard]] std::optional<MittlereWhy> of(std::size_t place) const
        {
            const MittlereWhy why = telling_.factAbout(cards_[place]);
            const bool isOfOne = isOfTaking(why.reason) ? !takeAlike_ : !isWeak_;
            const bool isSaid = place == 0 || isBlame(why.reason);
            if (!isOfOne || !isSaid || isTrueOf(cards_[1 - place].card, why)) return std::nullopt;
            return why;
        }

        /// Could it be told of this card as well?
        [[nodiscard]] bool isTrueOf(Card card, const MittlereWhy& why) const
        {
            if (why.reason >= KeepsTops && why.reason <= KeepsAceAndKing)
                return card.rank() > Rank::King;
            if (why.reason == KeepsHigher && card.suit() == cards_[0].card.suit())
                return above(card, context_.trump).contains(cards_[0].card);
            for (const bool forMany : { false, true })
                for (const bool speaksFor : { false, true })
                    if (mayBeTold(card, why, forMany, speaksFor)) return true;
            return false;
        }

        [[nodiscard]] bool mayBeTold(
            Card card, const MittlereWhy& why, bool forMany, bool speaksFor) const
        {
            const Choosing choosing { .context = context_,
                .playable = playable_,
                .best = cards_[0].card,
                .forMany = forMany,
                .remembers = true };
            for (std::size_t i = 0; i < aspectCount; ++i)
                if (factOf(static_cast<Aspect>(i), choosing, card, speaksFor) == why) return true;
            return plainFactOf(choosing, card, speaksFor) == why;
        }

        PlayContext context_;
        CardSet playable_;
        std::vector<SeenCard> cards_;
        BookTelling telling_;
        bool isWeak_;
        bool takeAlike_;
    };

}

CardsApart apart(const Observation& observation, Card better, Card done, double aim)
{
    return Pair(observation, better, done, aim).apart();
}

}
