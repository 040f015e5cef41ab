#include "core/bots/mittlere/telling/card_facts.h"

#include <algorithm>

namespace weli::bots {

using namespace mittlere;

namespace {

    using Fact = std::optional<MittlereWhy>;
    using enum MittlereReason;

    MittlereWhy counted(MittlereReason reason, int count)
    {
        return { reason, { static_cast<double>(count) } };
    }

    class Facts {
    public:
        Facts(const Choosing& choosing, Card card, bool speaksFor)
            : context_(choosing.context)
            , playable_(choosing.playable)
            , card_(card)
            , best_(choosing.best)
            , forMany_(choosing.forMany)
            , remembers_(choosing.remembers)
            , speaksFor_(speaksFor)
            , leads_(!context_.trick)
            , trump_(
                  leads_ ? context_.trump : trumpAfter(context_.trump, context_.trick->led, card))
            , takes_(takes(card))
        {
            worth_ = worthAlone(card);
            bestWorth_ = worthAlone(choosing.best);
            higher_ = above(card, trump_);
            isLast_ = context_.lying.size() == playerCount - 1;
        }

        [[nodiscard]] Fact of(Aspect aspect) const
        {
            switch (aspect) {
            case Aspect::Trick: return ofTrick();
            case Aspect::Value: return ofValue();
            case Aspect::Rank: return leads_ ? ofLeadsRank() : ofRank();
            case Aspect::Length: return ofLength();
            case Aspect::Trump: return ofTrump();
            case Aspect::MakesTrump: return ofMakingTrump();
            case Aspect::Top: return ofTop();
            }
            return {};
        }

        [[nodiscard]] MittlereWhy taking() const
        {
            if (speaksFor_ && !forMany_ && isFirstTrick()) return { FirstTrick };
            if (const Fact why = apartFromTakers()) return *why;
            if (speaksFor_ && allTake() && playable_.size() > 1)
                return { isLast_ ? TakesSurely : TakesAnyway };
            if (speaksFor_ && !forMany_ && isTrump()) return ridByTrumping();
            if (isUnbeatable()) return unbeatable();
            if (!isLast_) return { Takes };
            const int points = worthInTrick();
            if (points == 0) return { TakesEmpty };
            return counted(isCounted() ? TakesTrick : TakesTrickSoFar, points);
        }

        [[nodiscard]] MittlereWhy leaving() const
        {
            if (noneTakes() && playable_.size() > 1) return amongLosers();
            if (speaksFor_ && forMany_ && keepsTrump()) return keepingTrumps();
            if (speaksFor_ && forMany_ && keepsHigher()) return keepingHigher();
            if (speaksFor_ && !forMany_ && worth_ > 2 && isDearest())
                return counted(ShedsPoints, worth_);
            if (speaksFor_ && !forMany_ && isHighestBelow()) return { HighestBelow };
            return plainLeaving();
        }

        /// Where no card takes the trick: what is best lost, or kept.
        [[nodiscard]] MittlereWhy amongLosers() const
        {
            if (!speaksFor_) return { CannotTake };
            const auto isWorth = [this](auto fits) {
                return isSettled() && anyOther([&](Card card) { return fits(worthAlone(card)); });
            };
            if (forMany_) {
                if (keepsTrump()) return keepingTrumps();
                if (keepsHigher()) return keepingHigher();
                if (worth_ == 0 && isWorth([](int other) { return other > 0; }))
                    return { KeepsPoints };
                return { CannotTake };
            }
            if (isDearest() && isWorth([this](int other) { return other < worth_; }))
                return counted(ShedsPoints, worth_);
            return { isHigh() ? ShedsHigh : CannotTake };
        }

        [[nodiscard]] MittlereWhy plainLeaving() const
        {
            const int points = worthInTrick();
            if (points == 0) return { Leaves };
            return counted(isLast_ && isCounted() ? LeavesPoints : LeavesPointsSoFar, points);
        }

        [[nodiscard]] MittlereWhy plain() const
        {
            if (makesTrump() && !losesTrumps()) return making();
            if (!leads_) return takes_ ? taking() : leaving();
            if (speaksFor_ && forMany_ && keepsHigher()) return keepingHigher();
            if (speaksFor_ && isTrump()) return { LeadsTrump };
            if (!remembers_) return byRank();
            const MittlereWhy why = byCardsOut();
            const bool isCon = forMany_ == isLow(why.reason);
            const int out = inSuit(context_.out).size();
            return speaksFor_ || isCon || out == 0 ? why : ofItsSuit(Out, out);
        }

        [[nodiscard]] MittlereWhy first() const
        {
            if (leads_) return byRank();
            if (makesTrump() && !losesTrumps()) return making();
            if (takes_) return taking();
            if (forMany_)
                return noneTakes() && speaksFor_ ? MittlereWhy { CannotTake } : plainLeaving();
            if (worth_ > 0 && isSettled()) return counted(ShedsPoints, worth_);
            return isHighestBelow() ? MittlereWhy { HighestBelow } : plainLeaving();
        }

        [[nodiscard]] MittlereWhy byCardsOut() const
        {
            if (inSuit(context_.out).empty()) return alone();
            if (!trump_ && isLacked()) return { SomebodyFixes };
            const int higher = (higher_ & context_.out).size();
            if (isBeatenForSure())
                return ofItsSuit(card_.rank() == Rank::Six ? BeatenLowest : BeatenForSure);
            if (higher == 0) return highestOfAll();
            const int lower = inSuit(context_.out).size() - higher;
            if (!trump_ && lower == 1) return { BeatenButByOne };
            return ofItsSuit(Beatable, higher);
        }

    private:
        [[nodiscard]] int worthAlone(Card card) const
        {
            CardSet one;
            one.add(card);
            return worthToCountOn(one, trump_);
        }

        /// Or would it, if it were played?
        [[nodiscard]] bool takes(Card card) const
        {
            if (leads_) return false;
            return beats(
                card, *context_.trick, trumpAfter(context_.trump, context_.trick->led, card));
        }

        [[nodiscard]] bool allTake() const
        {
            for (const Card card : playable_)
                if (!takes(card)) return false;
            return true;
        }

        [[nodiscard]] bool noneTakes() const
        {
            for (const Card card : playable_)
                if (takes(card)) return false;
            return true;
        }

        /// Where all cards take the trick: what parts this one from the best, or the best from some
        /// other.
        [[nodiscard]] Fact apartFromTakers() const
        {
            if (playable_.size() < 2 || !allTake() || makesTrump()) return {};
            const bool isLower = speaksFor_ != forMany_;
            if (!isLast_ && remembers_)
                if (const Fact fact = apartByHigher(isLower)) return fact;
            const bool isApart = isSettled() && anyOther([&](Card other) {
                const int worth = worthAlone(other);
                return isLower ? worth > worth_ : worth < worth_;
            });
            if (!isApart) return {};
            return counted(isLast_ ? AddsSurely : AddsAnyway, worth_);
        }

        /// The same by the higher cards of its suit that are out.
        [[nodiscard]] Fact apartByHigher(bool isLower) const
        {
            const int higher = higherOut(card_);
            const auto isApart = [&](const auto& fits) {
                return anyOther([&](Card other) {
                    return other.suit() == card_.suit() && fits(higherOut(other));
                });
            };
            if (isLower && isApart([&](int others) { return others < higher; }))
                return ofItsSuit(Beatable, higher);
            if (!isLower && higher == 0 && isApart([](int others) { return others > 0; }))
                return highestOfAll();
            return {};
        }

        /// Does it fit the best card, or if this is the best any other?
        template <typename Fits> [[nodiscard]] bool anyOther(const Fits& fits) const
        {
            if (!speaksFor_) return fits(best_);
            for (const Card card : playable_)
                if (card != card_ && fits(card)) return true;
            return false;
        }

        [[nodiscard]] int higherOut(Card card) const
        {
            return (above(card, trump_) & context_.out).size();
        }

        /// A card that lies in the trick, and none of its suit that is out is higher.
        [[nodiscard]] MittlereWhy highestOfAll() const
        {
            if (isTrump()) return unbeatable();
            const bool isAce = card_.rank() == Rank::Ace;
            if (!trump_) return { isAce ? MasterAceSoFar : Master };
            if ((context_.out & CardSet::of(*trump_)).empty()) return { MasterForSure };
            return { isAce ? MasterAce : MasterButTrump };
        }

        [[nodiscard]] MittlereWhy unbeatable() const
        {
            return { card_.rank() == trumpOrder[0] ? HighestTrump : Unbeatable };
        }

        /// It tells of cards of the suit, which may be trump.
        [[nodiscard]] MittlereWhy ofItsSuit(MittlereReason reason, double count) const
        {
            return { reason, { count, isTrump() ? ofTrumps : 0 } };
        }
        [[nodiscard]] MittlereWhy ofItsSuit(MittlereReason reason) const
        {
            return { reason, { isTrump() ? ofTrumps : 0 } };
        }

        [[nodiscard]] bool makesTrump() const { return !context_.trump && trump_; }

        /// Its suit becomes trumps, and none is left: no reason to play it for many points.
        [[nodiscard]] bool losesTrumps() const
        {
            return speaksFor_ && forMany_ && inSuit(context_.hand).size() == 1;
        }

        /// Whatever becomes trump, it counts what it counts now.
        [[nodiscard]] bool isSettled() const
        {
            return trump_.has_value() || !mayCountMore().contains(card_);
        }

        /// If their suit becomes trumps (M-5).
        [[nodiscard]] static CardSet mayCountMore()
        {
            return CardSet::of(Rank::Under) | CardSet::of(Rank::Nine) | CardSet::of(Rank::Eight);
        }

        /// The trick, as it lies with the card.
        [[nodiscard]] bool isCounted() const
        {
            CardSet all = context_.lying;
            all.add(card_);
            return trump_ || (all & mayCountMore()).empty();
        }

        [[nodiscard]] int worthInTrick() const
        {
            CardSet all = context_.lying;
            all.add(card_);
            return worthToCountOn(all, trump_);
        }

        [[nodiscard]] bool isTrump() const { return card_.suit() == trump_; }
        [[nodiscard]] CardSet inSuit(CardSet cards) const
        {
            return cards & CardSet::of(card_.suit());
        }

        [[nodiscard]] Fact ofTrick() const
        {
            if (leads_) return {};
            if (takes_) {
                if (speaksFor_ && isFirstTrick()) return { { FirstTrick } };
                if (!speaksFor_ && context_.points > 60)
                    return counted(NearHundred, context_.points);
                if (speaksFor_ && !forMany_) return {};
                return taking();
            }
            const MittlereWhy why = leaving();
            if (why.reason == CannotTake && !(speaksFor_ && forMany_)) return {};
            const bool isPlain = why.reason == Leaves || why.reason == LeavesPoints
                || why.reason == LeavesPointsSoFar;
            return speaksFor_ && forMany_ && isPlain ? Fact {} : Fact { why };
        }

        /// Late in a deal the seat has no trick yet, and not every card would take this one.
        [[nodiscard]] bool isFirstTrick() const
        {
            return context_.tricks == 0 && context_.hand.size() <= handCount / 2 && !allTake();
        }

        [[nodiscard]] Fact ofValue() const
        {
            if (!isSettled()) return {};
            if (leads_) return ofLeadsValue();
            if (takes_) return {};
            if (!speaksFor_ && !forMany_ && worth_ < mostShed()) return { { ShedsFewer } };
            if (!speaksFor_ && forMany_ && worth_ > bestWorth_) return counted(GivesPoints, worth_);
            if (speaksFor_ && !forMany_ && worth_ > 0 && isDearest())
                return counted(ShedsPoints, worth_);
            return speaksFor_ && forMany_ && worth_ == 0 ? Fact { { KeepsPoints } } : Fact {};
        }

        /// Of those that do not take, as far as is known what they count.
        [[nodiscard]] bool isDearest() const { return isSettled() && worth_ == mostShed(); }

        /// What the dearest card counts that does not take.
        [[nodiscard]] int mostShed() const
        {
            int most = 0;
            for (const Card card : playable_)
                if (!takes(card)) most = std::max(most, worthAlone(card));
            return most;
        }

        [[nodiscard]] Fact ofLeadsValue() const
        {
            if (speaksFor_ && worth_ == 0) return { { forMany_ ? NothingLost : NothingTaken } };
            if (!speaksFor_ && worth_ > bestWorth_) return counted(Counts, worth_);
            return {};
        }

        [[nodiscard]] MittlereWhy byRank() const
        {
            const bool often = isTrump() ? valueOf(card_, trump_) > 0 : card_.rank() <= Rank::King;
            return { often ? HighCard : LowCard };
        }

        [[nodiscard]] Fact ofLeadsRank() const
        {
            if (context_.trustsKings && card_.rank() == Rank::King) return { { TrustsKing } };
            const MittlereWhy rank = remembers_ ? byCardsOut() : byRank();
            if (speaksFor_ == (forMany_ != isLow(rank.reason))) return rank;
            return speaksFor_ && forMany_ && keepsHigher() ? Fact { keepingHigher() } : Fact {};
        }

        /// Does each card of its suit that is out beat it? Who holds one must follow suit or trump,
        /// but for the under of trump (M-15).
        [[nodiscard]] bool isBeatenForSure() const
        {
            const CardSet out = inSuit(context_.out);
            const bool isOnlyUnder
                = isTrump() && out.size() == 1 && out.first().rank() == Rank::Under;
            return !out.empty() && (out - higher_).empty() && !isOnlyUnder;
        }

        /// Has one of the others none of its suit?
        [[nodiscard]] bool isLacked() const
        {
            return !inSuit(context_.lacked).empty() || inSuit(context_.out).size() == 1;
        }

        [[nodiscard]] static bool isBeaten(MittlereReason reason)
        {
            return reason == BeatenForSure || reason == BeatenLowest || reason == BeatenButByOne;
        }

        /// Does a lead speak for few points that is this?
        [[nodiscard]] static bool isLow(MittlereReason reason)
        {
            return reason == Beatable || isBeaten(reason) || reason == LowCard
                || reason == SomebodyFixes || reason == AloneFixes;
        }

        /// Of all suits only where there is little to choose from: else nobody thinks of these.
        [[nodiscard]] CardSet topsInHand() const
        {
            constexpr int few = 4; // cards
            const CardSet tops = (CardSet::of(Rank::Ace) | CardSet::of(Rank::King)) & context_.hand;
            return playable_.size() > few ? inSuit(tops) : tops;
        }
        [[nodiscard]] bool keepsHigher() const
        {
            const CardSet kept = topsInHand() | (higher_ & context_.hand);
            return !(kept & playable_).empty() && card_.rank() > Rank::King;
        }
        [[nodiscard]] MittlereWhy keepingHigher() const
        {
            const CardSet tops = topsInHand() & playable_;
            const CardSet ofSuit = higher_ & context_.hand;
            return tops.size() > ofSuit.size() || tops == ofSuit
                ? keeping(tops)
                : ofItsSuit(KeepsHigher, ofSuit.size());
        }

        /// These are aces and kings.
        [[nodiscard]] static MittlereWhy keeping(CardSet tops)
        {
            const int aces = (tops & CardSet::of(Rank::Ace)).size();
            const int kings = tops.size() - aces;
            if (kings == 0) return counted(KeepsAces, aces);
            if (aces == 0) return counted(KeepsKings, kings);
            if (tops.size() == 2) return { KeepsAceAndKing };
            return counted(KeepsTops, tops.size());
        }

        [[nodiscard]] MittlereWhy alone() const
        {
            if (!trump_) return { AloneFixes };
            if (isTrump()) return unbeatable();
            return { (context_.out & CardSet::of(*trump_)).empty() ? AloneForSure : Alone };
        }

        [[nodiscard]] Fact ofRank() const
        {
            if (takes_) return allTake() ? ofRankAnyway() : Fact {};
            const int kept = (higher_ & context_.hand).size();
            if (forMany_) {
                if (speaksFor_ && kept > 0) return ofItsSuit(KeepsHigher, kept);
                return !speaksFor_ && isHigh() ? Fact { { ShedsHigh } } : Fact {};
            }
            if (!speaksFor_) return kept > 0 ? Fact { ofItsSuit(KeepsHigher, kept) } : Fact {};
            if (isHighestBelow()) return { { HighestBelow } };
            return isHigh() ? Fact { { ShedsHigh } } : Fact {};
        }

        /// Where any card takes the trick.
        [[nodiscard]] Fact ofRankAnyway() const
        {
            const CardSet suit = inSuit(playable_);
            const int kept = (higher_ & suit).size();
            const bool hasLower = (suit - higher_).size() > 1;
            if (makesTrump()) return {};
            if (speaksFor_ && !forMany_ && hasLower)
                return { { isLast_ ? HighSurely : HighAnyway } };
            return speaksFor_ == forMany_ && kept > 0 ? Fact { ofItsSuit(KeepsHigher, kept) }
                                                      : Fact {};
        }

        /// Another trump than the card, which is none.
        [[nodiscard]] bool keepsTrump() const
        {
            return trump_ && !isTrump() && !(playable_ & CardSet::of(*trump_)).empty();
        }
        [[nodiscard]] MittlereWhy keepingTrumps() const
        {
            return counted(KeepsTrump, (context_.hand & CardSet::of(*trump_)).size());
        }

        /// A trump on the trick, of those that are out none is higher.
        [[nodiscard]] bool isUnbeatable() const
        {
            return context_.trump && isTrump() && remembers_ && (higher_ & context_.out).empty();
        }

        /// Ace to ober, and each trump but the lowest ones.
        [[nodiscard]] bool isHigh() const { return card_.rank() <= Rank::Ober; }

        /// Of several in this suit, the highest that does not take.
        [[nodiscard]] bool isHighestBelow() const
        {
            const CardSet higher = higher_ & playable_;
            if (card_.suit() != context_.trick->led || higher.empty()) return false;
            for (const Card card : higher)
                if (!takes(card)) return false;
            return (inSuit(playable_) - higher_).size() > 1;
        }

        [[nodiscard]] Fact ofLength() const
        {
            const int held = inSuit(context_.hand).size();
            if (!leads_) {
                if (speaksFor_ && !forMany_ && held == 1 && trump_) return ofItsSuit(LastOfSuit);
                return speaksFor_ && forMany_ && held > 2 ? ofItsSuit(CanSpare, held) : Fact {};
            }
            if (!remembers_) return {};
            const int out = inSuit(context_.out).size();
            if (out == 0) {
                const MittlereWhy why = alone();
                return speaksFor_ == (forMany_ != isLow(why.reason)) ? Fact { why } : Fact {};
            }
            if (speaksFor_ && forMany_ && held > out)
                return { { Long,
                    { static_cast<double>(held), static_cast<double>(out),
                        isTrump() ? ofTrumps : 0 } } };
            return speaksFor_ ? Fact {} : ofItsSuit(Out, out);
        }

        [[nodiscard]] Fact ofTrump() const
        {
            if (!isTrump())
                return speaksFor_ == forMany_ && keepsTrump() ? Fact { keepingTrumps() } : Fact {};
            if (leads_) {
                const bool isBeatable = !(higher_ & context_.out).empty();
                return { { speaksFor_ && !forMany_ && isBeatable ? RidOfTrump : LeadsTrump } };
            }
            if (takes_) {
                const bool areAllTrumps = (playable_ - CardSet::of(*trump_)).empty();
                if (const Fact why = areAllTrumps ? apartFromTakers() : Fact {}) return why;
                if (speaksFor_ && !forMany_)
                    return isFirstTrick() ? MittlereWhy { FirstTrick } : ridByTrumping();
                if (context_.trick->led == *trump_ || isLast_) return taking();
                if (context_.trick->winning.suit() == *trump_) return { { Overtrumps } };
                const int points = worthInTrick();
                return points == 0 ? MittlereWhy { Takes } : counted(Trumps, points);
            }
            return { { speaksFor_ && !forMany_ ? RidOfTrump : GivesTrump } };
        }

        [[nodiscard]] MittlereWhy ridByTrumping() const
        {
            if (!isLast_) return { RidSoFar };
            const int points = worthInTrick();
            return points == 0 ? MittlereWhy { RidInEmpty } : counted(RidByTrumping, points);
        }

        [[nodiscard]] Fact ofMakingTrump() const
        {
            if (!makesTrump()) return {};
            const CardSet top = inSuit(highestTrumps(trump_));
            const int mine = (top & context_.hand).size();
            const int others = (top & context_.out).size();
            const bool wantsStrong = speaksFor_ == forMany_;
            if (wantsStrong && mine > 0)
                return { { mine == 2 ? MakesTopTrumps : MakesStrongTrump } };
            if (!wantsStrong && others > 0 && remembers_)
                return { { others == 2 ? MakesOthersTrump : MakesWeakTrump } };
            const int more = inSuit(context_.hand).size() - 1;
            return wantsStrong == (more > 1) ? Fact { making() } : Fact {};
        }

        [[nodiscard]] MittlereWhy making() const
        {
            const int more = inSuit(context_.hand).size() - 1;
            const int others = inSuit(context_.out).size();
            if (remembers_ && others > 0 && others < more) return counted(MakesOwnTrump, others);
            return more == 0 ? MittlereWhy { MakesLastTrump } : counted(MakesTrump, more);
        }

        [[nodiscard]] bool isTop() const { return trump_ && highestTrumps(trump_).contains(card_); }

        [[nodiscard]] Fact ofTop() const
        {
            if (!trump_) {
                const int worth = valueOf(card_, card_.suit());
                if (!highestTrumps(trump_).contains(card_) || takes_) return {};
                const bool isRid = !leads_ || !(higher_ & context_.out).empty();
                if (speaksFor_ && !forMany_ && isRid) return counted(RidOfTop, worth);
                return !speaksFor_ && forMany_ ? Fact { counted(MightBeTop, worth) } : Fact {};
            }
            if (!isTop() || !remembers_ || (!leads_ && !takes_)) return {};
            if (speaksFor_ && !forMany_) return {};
            const bool isHighest = (higher_ & context_.out).empty();
            if (makesTrump()) return isHighest && !isLast_ ? Fact { { MakesUnbeatable } } : Fact {};
            return isHighest ? unbeatable() : MittlereWhy { OnlyUnderBeats };
        }

        const PlayContext& context_;
        CardSet playable_;
        Card card_;
        Card best_;
        bool forMany_;
        bool remembers_;
        bool speaksFor_;
        bool leads_;
        Trump trump_; // once it is played
        bool takes_;
        int worth_ = 0;
        int bestWorth_ = 0; // of the best card
        CardSet higher_ {};
        bool isLast_ = false; // of the trick
    };

}

Fact factOf(Aspect aspect, const Choosing& choosing, Card card, bool speaksFor)
{
    return Facts(choosing, card, speaksFor).of(aspect);
}

MittlereWhy plainFactOf(const Choosing& choosing, Card card, bool speaksFor)
{
    return Facts(choosing, card, speaksFor).plain();
}

MittlereWhy leadFactOf(const Choosing& choosing, Card card)
{
    return Facts(choosing, card, true).byCardsOut();
}

MittlereWhy firstFactOf(const Choosing& choosing, Card card)
{
    return Facts(choosing, card, card == choosing.best).first();
}

}
