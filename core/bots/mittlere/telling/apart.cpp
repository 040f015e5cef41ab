#include "core/bots/mittlere/telling/apart.h"

#include "core/bots/mittlere/book.h"
#include "core/bots/mittlere/telling/book_telling.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace weli::bots {

using namespace mittlere;

namespace {

    using enum MittlereReason;

    template <std::size_t N>
    bool isIn(const std::array<MittlereReason, N>& reasons, MittlereReason reason)
    {
        return std::find(reasons.begin(), reasons.end(), reason) != reasons.end();
    }

    /// Does it tell who takes the trick as it lies?
    bool isOfTaking(MittlereReason reason)
    {
        constexpr std::array ofPoints { HighAnyway, HighSurely, AddsAnyway, AddsSurely };
        constexpr std::array byTrumps { Trumps, Overtrumps, RidByTrumping, RidInEmpty, RidSoFar };
        return (reason >= TakesTrick && reason <= CannotTake && !isIn(ofPoints, reason))
            || isIn(byTrumps, reason);
    }

    /// Does it tell what the card adds to a trick that any card takes?
    bool isOfWorth(MittlereReason reason) { return reason == AddsAnyway || reason == AddsSurely; }

    /// Is it certain who takes the trick?
    bool isOfSure(MittlereReason reason)
    {
        constexpr std::array sure { MasterForSure, AloneForSure, Unbeatable, HighestTrump,
            MakesUnbeatable, SomebodyFixes, BeatenForSure, BeatenLowest, BeatenButByOne };
        return isIn(sure, reason);
    }

    /// Of a card that is blamed these would be praise, or are of all cards.
    bool isBlame(MittlereReason reason)
    {
        constexpr std::array others { NothingApart, CannotTake, KeepsTrump, KeepsHigher, KeepsTops,
            KeepsAces, KeepsKings, KeepsAceAndKing, KeepsPoints, HighestBelow, ShedsHigh,
            ShedsPoints, NothingLost, NothingTaken, Out, RidOfTrump, RidByLeading, RidOfTop,
            CanSpare, Long };
        return !isIn(others, reason);
    }

    /// The facts about two cards; the better one is the first.
    class Pair {
    public:
        Pair(const Observation& observation, Card better, Card done, double aim)
            : context_(playContextOf(observation))
            , playable_(playableNow(observation.table, observation.hand))
            , cards_ { seen(better, aim, 1), seen(done, aim, 0) }
            , telling_(context_, cards_, playable_, aim > 0)
            , aim_(std::abs(aim) < weak ? 0 : aim)
            , takeAlike_(takesNow(observation.table, better) == takesNow(observation.table, done))
        {
        }

        [[nodiscard]] CardsApart apart() const
        {
            CardsApart facts { of(0), of(1) };
            if (facts.better && facts.done && isOfWorth(facts.better->reason)
                && facts.better->reason == facts.done->reason)
                facts.done.reset();
            return facts;
        }

        /// Could it be told of the worse card as well?
        [[nodiscard]] bool isOfBoth(const MittlereWhy& why) const
        {
            return isTrueOf(cards_[1].card, why);
        }

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
            for (const MittlereWhy& why : telling_.factsAbout(cards_[place]))
                if (isOfOne(place, why)) return why;
            return ofAnyAspect(place);
        }

        /// What the book weighs alike in both may yet be told of one alone.
        [[nodiscard]] std::optional<MittlereWhy> ofAnyAspect(std::size_t place) const
        {
            constexpr std::array aspects { Aspect::MakesTrump, Aspect::Top, Aspect::Trick,
                Aspect::Trump, Aspect::Rank, Aspect::Value };
            const Choosing among = choosing(aim_ > 0);
            for (const Aspect aspect : aspects) {
                const auto fact = factOf(aspect, among, cards_[place].card, place == 0);
                if (fact && isOfOne(place, *fact)) return fact;
            }
            return std::nullopt;
        }

        /// Is it a reason, and none of the other card?
        [[nodiscard]] bool isOfOne(std::size_t place, const MittlereWhy& why) const
        {
            const Card other = cards_[1 - place].card;
            const bool isApart = isOfTaking(why.reason) ? !takeAlike_ : aim_ != 0;
            const bool isNothing = isOfWorth(why.reason) && why.figures[0] == 0;
            const bool isSaid = place == 0 || (isBlame(why.reason) && !isNothing);
            return isApart && isSaid && isAimed(place, why) && !isTrueOf(other, why)
                && !isLikeLead(other, why);
        }

        /// To take is good for many points, and to leave for few.
        [[nodiscard]] bool isAimed(std::size_t place, const MittlereWhy& why) const
        {
            return (place == 0 ? aim_ : -aim_) * wayOf(why.reason) >= 0;
        }

        /// Would that card, if it is led, do the same to the trick?
        [[nodiscard]] bool isLikeLead(Card card, const MittlereWhy& why) const
        {
            if (context_.trick || wayOf(why.reason) == 0) return false;
            const MittlereReason same = leadFactOf(choosing(aim_ > 0), card).reason;
            return wayOf(same) == wayOf(why.reason) && (isOfSure(same) || !isOfSure(why.reason));
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
            const Choosing among = choosing(forMany);
            for (std::size_t i = 0; i < aspectCount; ++i)
                if (factOf(static_cast<Aspect>(i), among, card, speaksFor) == why) return true;
            return plainFactOf(among, card, speaksFor) == why;
        }

        [[nodiscard]] Choosing choosing(bool forMany) const
        {
            return { .context = context_,
                .playable = playable_,
                .best = cards_[0].card,
                .forMany = forMany,
                .remembers = true };
        }

        PlayContext context_;
        CardSet playable_;
        std::vector<SeenCard> cards_;
        BookTelling telling_;
        double aim_; // nothing if it is weak
        bool takeAlike_;
    };

}

int wayOf(MittlereReason reason)
{
    constexpr std::array taking { TakesTrick, TakesTrickSoFar, TakesEmpty, TakesAnyway, TakesSurely,
        Takes, FirstTrick, NearHundred, HighCard, Master, MasterButTrump, MasterAce, MasterAceSoFar,
        MasterForSure, Alone, AloneForSure, Trumps, Overtrumps, MakesUnbeatable, Unbeatable,
        HighestTrump, OnlyUnderBeats };
    constexpr std::array leaving { Leaves, LeavesPoints, LeavesPointsSoFar, CannotTake,
        HighestBelow, ShedsHigh, LowCard, SomebodyFixes, Beatable, BeatenForSure, BeatenLowest,
        BeatenButByOne, AloneFixes };
    return (isIn(taking, reason) ? 1 : 0) - (isIn(leaving, reason) ? 1 : 0);
}

CardsApart apart(const Observation& observation, Card better, Card done, double aim)
{
    return Pair(observation, better, done, aim).apart();
}

bool isOfBoth(
    const Observation& observation, Card better, Card other, double aim, const MittlereWhy& why)
{
    return Pair(observation, better, other, aim).isOfBoth(why);
}

}
