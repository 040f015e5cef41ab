#include "core/bots/mittlere/telling/follow_facts.h"

#include <algorithm>

namespace weli::bots {

using namespace mittlere;

namespace {

    using Fact = std::optional<MittlereWhy>;
    using enum MittlereReason;

    /// The trick that lies there, and what the candidate does to it.
    class Following {
    public:
        explicit Following(const Candidate& it)
            : it_(it)
            , takes_(takes(it.card))
            , isLast_(it.context.lying.size() == playerCount - 1)
        {
        }

        [[nodiscard]] Fact ofTrick() const;
        [[nodiscard]] Fact ofValue() const;
        [[nodiscard]] Fact ofRank() const;
        [[nodiscard]] Fact ofLength() const;
        [[nodiscard]] Fact ofTrump() const;
        [[nodiscard]] Fact ofMakingTrump() const;
        [[nodiscard]] Fact ofTop() const;
        [[nodiscard]] MittlereWhy plain() const;
        [[nodiscard]] MittlereWhy first() const;

    private:
        [[nodiscard]] bool isFor(bool many) const { return it_.speaksFor && it_.forMany == many; }

        /// Does it, or would it if it were played?
        [[nodiscard]] bool takes(Card card) const
        {
            const Trick& trick = *it_.context.trick;
            return beats(card, trick, trumpAfter(it_.context.trump, trick.led, card));
        }
        [[nodiscard]] int takers() const
        {
            int count = 0;
            for (const Card card : it_.playable) count += takes(card) ? 1 : 0;
            return count;
        }
        [[nodiscard]] bool allTake() const { return takers() == it_.playable.size(); }
        [[nodiscard]] bool noneTakes() const { return takers() == 0; }
        [[nodiscard]] bool isChoice() const { return it_.playable.size() > 1; }

        [[nodiscard]] bool isFirstTrick() const;
        [[nodiscard]] bool isUnbeatable() const;
        [[nodiscard]] bool isHigh() const { return it_.card.rank() <= Rank::Ober; }
        [[nodiscard]] bool isHighestBelow() const;
        [[nodiscard]] bool isDearest() const;
        [[nodiscard]] int mostShed() const;
        [[nodiscard]] int worthInTrick() const;
        [[nodiscard]] bool isCounted() const;
        [[nodiscard]] bool makesTrump() const { return !it_.context.trump && it_.trump; }
        [[nodiscard]] bool losesTrumps() const;

        [[nodiscard]] MittlereWhy taking() const;
        [[nodiscard]] Fact apartFromTakers() const;
        [[nodiscard]] Fact apartByHigher(bool isLower) const;
        [[nodiscard]] Fact ofRankAnyway() const;
        [[nodiscard]] MittlereWhy leaving() const;
        [[nodiscard]] MittlereWhy plainLeaving() const;
        [[nodiscard]] MittlereWhy amongLosers() const;
        [[nodiscard]] MittlereWhy ridByTrumping() const;
        [[nodiscard]] MittlereWhy making() const;

        const Candidate& it_;
        bool takes_;
        bool isLast_; // of the trick
    };

    /// The trick as it lies with the card.
    int Following::worthInTrick() const
    {
        CardSet all = it_.context.lying;
        all.add(it_.card);
        return worthToCountOn(all, it_.trump);
    }

    /// Will it count just that?
    bool Following::isCounted() const
    {
        CardSet all = it_.context.lying;
        all.add(it_.card);
        return it_.trump || (all & mayCountMore()).empty();
    }

    /// Late in a deal the seat has no trick yet, and not every card would take this one.
    bool Following::isFirstTrick() const
    {
        return it_.context.tricks == 0 && it_.context.hand.size() <= handCount / 2 && !allTake();
    }

    /// A trump on the trick, of those that are out none is higher.
    bool Following::isUnbeatable() const
    {
        return it_.context.trump && it_.isTrump() && it_.remembers && !it_.isBeatable();
    }

    /// Of several in this suit, the highest that does not take.
    bool Following::isHighestBelow() const
    {
        const CardSet higher = it_.higher() & it_.playable;
        if (it_.card.suit() != it_.context.trick->led || higher.empty()) return false;
        for (const Card card : higher)
            if (!takes(card)) return false;
        return (it_.inSuit(it_.playable) - higher).size() > 1;
    }

    /// What the dearest card counts that does not take.
    int Following::mostShed() const
    {
        int most = 0;
        for (const Card card : it_.playable)
            if (!takes(card)) most = std::max(most, it_.worthAlone(card));
        return most;
    }

    /// Of those that do not take, as far as is known what they count.
    bool Following::isDearest() const { return it_.isSettled() && it_.worth() == mostShed(); }

    /// Its suit becomes trumps, and none is left: no reason to play it for many points.
    bool Following::losesTrumps() const
    {
        return isFor(true) && it_.inSuit(it_.context.hand).size() == 1;
    }

    MittlereWhy Following::taking() const
    {
        if (isFor(false) && isFirstTrick()) return { FirstTrick };
        if (const Fact why = apartFromTakers()) return *why;
        if (it_.speaksFor && allTake() && isChoice())
            return { isLast_ ? TakesSurely : TakesAnyway };
        if (isFor(false) && it_.isTrump()) return ridByTrumping();
        if (isUnbeatable()) return it_.unbeatable();
        if (!isLast_) return { Takes };
        const int points = worthInTrick();
        if (points == 0) return { TakesEmpty };
        return counted(isCounted() ? TakesTrick : TakesTrickSoFar, points);
    }

    /// Where all cards take the trick: what parts this one from the best, or the best from some
    /// other.
    Fact Following::apartFromTakers() const
    {
        if (!isChoice() || !allTake() || makesTrump()) return {};
        const bool isLower = it_.speaksFor != it_.forMany;
        if (!isLast_ && it_.remembers)
            if (const Fact fact = apartByHigher(isLower)) return fact;
        const int mine = it_.worth();
        const bool isApart = it_.isSettled() && it_.anyOther([&](Card other) {
            const int worth = it_.worthAlone(other);
            return isLower ? worth > mine : worth < mine;
        });
        if (!isApart) return {};
        return counted(isLast_ ? AddsSurely : AddsAnyway, mine);
    }

    /// The same by the higher cards of its suit that are out.
    Fact Following::apartByHigher(bool isLower) const
    {
        const auto higherOut
            = [this](Card card) { return (above(card, it_.trump) & it_.context.out).size(); };
        const int higher = higherOut(it_.card);
        const auto isApart = [&](const auto& fits) {
            return it_.anyOther([&](Card other) {
                return other.suit() == it_.card.suit() && fits(higherOut(other));
            });
        };
        if (isLower && isApart([&](int others) { return others < higher; }))
            return it_.ofItsSuit(Beatable, higher);
        if (!isLower && higher == 0 && isApart([](int others) { return others > 0; }))
            return it_.highestOfAll();
        return {};
    }

    MittlereWhy Following::leaving() const
    {
        if (noneTakes() && isChoice()) return amongLosers();
        if (isFor(true) && it_.keepsTrump()) return it_.keepingTrumps();
        if (isFor(true) && it_.keepsHigher()) return it_.keepingHigher();
        if (isFor(false) && it_.worth() > 2 && isDearest())
            return counted(ShedsPoints, it_.worth());
        if (isFor(false) && isHighestBelow()) return { HighestBelow };
        return plainLeaving();
    }

    /// Where no card takes the trick: what is best lost, or kept.
    MittlereWhy Following::amongLosers() const
    {
        if (!it_.speaksFor) return { CannotTake };
        const int mine = it_.worth();
        const auto isAnyOther = [this](const auto& fits) {
            return it_.isSettled()
                && it_.anyOther([&](Card card) { return fits(it_.worthAlone(card)); });
        };
        if (!it_.forMany) {
            if (isDearest() && isAnyOther([mine](int other) { return other < mine; }))
                return counted(ShedsPoints, mine);
            return { isHigh() ? ShedsHigh : CannotTake };
        }
        if (it_.keepsTrump()) return it_.keepingTrumps();
        if (it_.keepsHigher()) return it_.keepingHigher();
        const bool isFree = mine == 0 && isAnyOther([](int other) { return other > 0; });
        return { isFree ? KeepsPoints : CannotTake };
    }

    MittlereWhy Following::plainLeaving() const
    {
        const int points = worthInTrick();
        if (points == 0) return { Leaves };
        return counted(isLast_ && isCounted() ? LeavesPoints : LeavesPointsSoFar, points);
    }

    MittlereWhy Following::ridByTrumping() const
    {
        if (!isLast_) return { RidSoFar };
        const int points = worthInTrick();
        return points == 0 ? MittlereWhy { RidInEmpty } : counted(RidByTrumping, points);
    }

    MittlereWhy Following::making() const
    {
        const int more = it_.inSuit(it_.context.hand).size() - 1;
        const int others = it_.inSuit(it_.context.out).size();
        if (it_.remembers && others > 0 && others < more) return counted(MakesOwnTrump, others);
        return more == 0 ? MittlereWhy { MakesLastTrump } : counted(MakesTrump, more);
    }

    Fact Following::ofTrick() const
    {
        if (takes_) {
            if (it_.speaksFor && isFirstTrick()) return { { FirstTrick } };
            if (!it_.speaksFor && it_.context.points > 60)
                return counted(NearHundred, it_.context.points);
            return isFor(false) ? Fact {} : taking();
        }
        const MittlereWhy why = leaving();
        if (why.reason == CannotTake && !isFor(true)) return {};
        const bool isPlain
            = why.reason == Leaves || why.reason == LeavesPoints || why.reason == LeavesPointsSoFar;
        return isFor(true) && isPlain ? Fact {} : Fact { why };
    }

    Fact Following::ofValue() const
    {
        const int worth = it_.worth();
        if (!it_.isSettled() || takes_) return {};
        if (!it_.speaksFor && !it_.forMany && !takes(it_.best) && worth < it_.worthAlone(it_.best))
            return { { ShedsFewer } };
        if (!it_.speaksFor && it_.forMany && worth > it_.worthAlone(it_.best))
            return counted(GivesPoints, worth);
        if (isFor(false) && worth > 0 && isDearest()) return counted(ShedsPoints, worth);
        return isFor(true) && worth == 0 ? Fact { { KeepsPoints } } : Fact {};
    }

    Fact Following::ofRank() const
    {
        if (takes_) return allTake() ? ofRankAnyway() : Fact {};
        const int kept = (it_.higher() & it_.context.hand).size();
        if (it_.speaksFor == it_.forMany && kept > 0) return it_.ofItsSuit(KeepsHigher, kept);
        if (isFor(false) && isHighestBelow()) return { { HighestBelow } };
        return it_.speaksFor != it_.forMany && isHigh() ? Fact { { ShedsHigh } } : Fact {};
    }

    /// Where any card takes the trick.
    Fact Following::ofRankAnyway() const
    {
        if (makesTrump()) return {};
        const CardSet suit = it_.inSuit(it_.playable);
        const int kept = (it_.higher() & suit).size();
        const bool hasLower = (suit - it_.higher()).size() > 1;
        if (isFor(false) && hasLower) return { { isLast_ ? HighSurely : HighAnyway } };
        return it_.speaksFor == it_.forMany && kept > 0 ? Fact { it_.ofItsSuit(KeepsHigher, kept) }
                                                        : Fact {};
    }

    Fact Following::ofLength() const
    {
        const int held = it_.inSuit(it_.context.hand).size();
        const bool isLast = held == 1 && !it_.inSuit(it_.context.out).empty();
        if (isFor(false) && isLast && it_.trump) return it_.ofItsSuit(LastOfSuit);
        return isFor(true) && held > 2 ? it_.ofItsSuit(CanSpare, held) : Fact {};
    }

    Fact Following::ofTrump() const
    {
        if (!it_.isTrump())
            return it_.speaksFor == it_.forMany && it_.keepsTrump() ? Fact { it_.keepingTrumps() }
                                                                    : Fact {};
        if (!takes_) return { { isFor(false) ? RidOfTrump : GivesTrump } };
        const bool areAllTrumps = (it_.playable - CardSet::of(*it_.trump)).empty();
        if (const Fact why = areAllTrumps ? apartFromTakers() : Fact {}) return why;
        if (isFor(false)) return isFirstTrick() ? MittlereWhy { FirstTrick } : ridByTrumping();
        const Trick& trick = *it_.context.trick;
        if (trick.led == *it_.trump || isLast_) return taking();
        if (trick.winning.suit() == *it_.trump) return { { Overtrumps } };
        const int points = worthInTrick();
        return points == 0 ? MittlereWhy { Takes } : counted(Trumps, points);
    }

    Fact Following::ofMakingTrump() const
    {
        if (!makesTrump()) return {};
        const CardSet top = it_.inSuit(highestTrumps(it_.trump));
        const int mine = (top & it_.context.hand).size();
        const int others = (top & it_.context.out).size();
        const bool wantsStrong = it_.speaksFor == it_.forMany;
        if (wantsStrong && mine > 0) return { { mine == 2 ? MakesTopTrumps : MakesStrongTrump } };
        if (!wantsStrong && others > 0 && it_.remembers)
            return { { others == 2 ? MakesOthersTrump : MakesWeakTrump } };
        const int more = it_.inSuit(it_.context.hand).size() - 1;
        return wantsStrong == (more > 1) ? Fact { making() } : Fact {};
    }

    Fact Following::ofTop() const
    {
        if (!highestTrumps(it_.trump).contains(it_.card)) return {};
        if (!it_.trump) {
            const int worth = valueOf(it_.card, it_.card.suit());
            if (takes_) return {};
            if (isFor(false)) return counted(RidOfTop, worth);
            return !it_.speaksFor && it_.forMany ? Fact { counted(MightBeTop, worth) } : Fact {};
        }
        if (!it_.remembers || !takes_ || isFor(false)) return {};
        if (makesTrump())
            return !it_.isBeatable() && !isLast_ ? Fact { { MakesUnbeatable } } : Fact {};
        return it_.isBeatable() ? MittlereWhy { OnlyUnderBeats } : it_.unbeatable();
    }

    MittlereWhy Following::plain() const
    {
        if (makesTrump() && !losesTrumps()) return making();
        return takes_ ? taking() : leaving();
    }

    MittlereWhy Following::first() const
    {
        if (makesTrump() && !losesTrumps()) return making();
        if (takes_) return taking();
        if (it_.forMany)
            return noneTakes() && it_.speaksFor ? MittlereWhy { CannotTake } : plainLeaving();
        if (it_.worth() > 0 && it_.isSettled()) return counted(ShedsPoints, it_.worth());
        return isHighestBelow() ? MittlereWhy { HighestBelow } : plainLeaving();
    }

}

Fact followFactOf(Aspect aspect, const Candidate& it)
{
    const Following following(it);
    switch (aspect) {
    case Aspect::Trick: return following.ofTrick();
    case Aspect::Value: return following.ofValue();
    case Aspect::Rank: return following.ofRank();
    case Aspect::Length: return following.ofLength();
    case Aspect::Trump: return following.ofTrump();
    case Aspect::MakesTrump: return following.ofMakingTrump();
    case Aspect::Top: return following.ofTop();
    }
    return {};
}

MittlereWhy plainFollowFactOf(const Candidate& it) { return Following(it).plain(); }

MittlereWhy firstFollowFactOf(const Candidate& it) { return Following(it).first(); }

}
