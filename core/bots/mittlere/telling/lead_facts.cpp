#include "core/bots/mittlere/telling/lead_facts.h"

#include <algorithm>
#include <array>

namespace weli::bots {

using namespace mittlere;

namespace {

    using Fact = std::optional<MittlereWhy>;
    using enum MittlereReason;

    /// Does each card of its suit that is out beat it? Who holds one must follow suit or trump,
    /// but for the under of trump (M-15).
    bool isBeatenForSure(const Candidate& it)
    {
        const CardSet out = it.inSuit(it.context.out);
        const bool isOnlyUnder
            = it.isTrump() && out.size() == 1 && out.first().rank() == Rank::Under;
        return !out.empty() && (out - it.higher()).empty() && !isOnlyUnder;
    }

    /// Has one of the others none of its suit?
    bool isLacked(const Candidate& it)
    {
        return !it.inSuit(it.context.lacked).empty() || it.inSuit(it.context.out).size() == 1;
    }

    /// Nobody else has any of its suit.
    MittlereWhy alone(const Candidate& it)
    {
        if (!it.trump) return { AloneFixes };
        if (it.isTrump()) return it.unbeatable();
        return { (it.context.out & CardSet::of(*it.trump)).empty() ? AloneForSure : Alone };
    }

    /// Does a lead speak for few points that is this?
    bool isLow(MittlereReason reason)
    {
        constexpr std::array low { Beatable, BeatenForSure, BeatenLowest, BeatenButByOne, LowCard,
            SomebodyFixes, AloneFixes };
        return std::find(low.begin(), low.end(), reason) != low.end();
    }

    /// Does it speak for the card, or against it, as is asked?
    bool isWanted(const MittlereWhy& why, const Candidate& it)
    {
        return it.speaksFor == (it.forMany != isLow(why.reason));
    }

    Fact ofValue(const Candidate& it)
    {
        if (!it.isSettled()) return {};
        if (it.speaksFor && it.worth() == 0) return { { it.forMany ? NothingLost : NothingTaken } };
        if (!it.speaksFor && it.worth() > it.worthAlone(it.best))
            return counted(Counts, it.worth());
        return {};
    }

    Fact ofRank(const Candidate& it)
    {
        if (it.context.trustsKings && it.card.rank() == Rank::King) return { { TrustsKing } };
        const MittlereWhy rank = it.remembers ? leadByCardsOut(it) : leadByRank(it);
        if (isWanted(rank, it)) return rank;
        return it.speaksFor && it.forMany && it.keepsHigher() ? Fact { it.keepingHigher() }
                                                              : Fact {};
    }

    Fact ofLength(const Candidate& it)
    {
        if (!it.remembers) return {};
        const int held = it.inSuit(it.context.hand).size();
        const int out = it.inSuit(it.context.out).size();
        if (out == 0) {
            const MittlereWhy why = alone(it);
            return isWanted(why, it) ? Fact { why } : Fact {};
        }
        if (!it.speaksFor) return it.ofItsSuit(Out, out);
        const bool isToBeTrumped = !it.trump && isLacked(it); // M-19
        if (!it.forMany || held <= out || isToBeTrumped) return {};
        return { { Long,
            { static_cast<double>(held), static_cast<double>(out),
                it.isTrump() ? ofTrumps : 0 } } };
    }

    /// Do the others hold trumps that they must give up to it (M-15), and that could beat a high
    /// card of another suit?
    bool drawsTrumps(const Candidate& it)
    {
        if (!it.remembers) return false;
        const CardSet out = it.inSuit(it.context.out);
        const CardSet tops = CardSet::of(Rank::Ace) | CardSet::of(Rank::King);
        const bool isForced = out.size() > 1 || (!out.empty() && out.first().rank() != Rank::Under);
        return isForced && !((it.context.hand & tops) - CardSet::of(*it.trump)).empty();
    }

    Fact ofTrump(const Candidate& it)
    {
        if (!it.isTrump())
            return it.speaksFor == it.forMany && it.keepsTrump() ? Fact { it.keepingTrumps() }
                                                                 : Fact {};
        if (!it.speaksFor) return it.forMany ? Fact { { GivesTrump } } : Fact {};
        if (it.forMany) return drawsTrumps(it) ? Fact { { DrawsTrumps } } : Fact {};
        return { { it.isBeatable() ? RidOfTrump : RidByLeading } };
    }

    Fact ofTop(const Candidate& it)
    {
        if (!highestTrumps(it.trump).contains(it.card)) return {};
        if (it.trump) {
            if (!it.remembers || (it.speaksFor && !it.forMany)) return {};
            return it.isBeatable() ? MittlereWhy { OnlyUnderBeats } : it.unbeatable();
        }
        const int worth = valueOf(it.card, it.card.suit());
        if (it.speaksFor && !it.forMany && it.isBeatable()) return counted(RidOfTop, worth);
        return !it.speaksFor && it.forMany ? Fact { counted(MightBeTop, worth) } : Fact {};
    }

}

Fact leadFactOf(Aspect aspect, const Candidate& it)
{
    switch (aspect) {
    case Aspect::Value: return ofValue(it);
    case Aspect::Rank: return ofRank(it);
    case Aspect::Length: return ofLength(it);
    case Aspect::Trump: return ofTrump(it);
    case Aspect::Top: return ofTop(it);
    default: return {}; // no trick lies there, and a lead makes no trump
    }
}

MittlereWhy plainLeadFactOf(const Candidate& it)
{
    if (it.speaksFor && it.forMany && it.keepsHigher()) return it.keepingHigher();
    if (!it.remembers) return leadByRank(it);
    const MittlereWhy why = leadByCardsOut(it);
    const bool isCon = it.forMany == isLow(why.reason);
    const int out = it.inSuit(it.context.out).size();
    return it.speaksFor || isCon || out == 0 ? why : it.ofItsSuit(Out, out);
}

MittlereWhy leadByCardsOut(const Candidate& it)
{
    const CardSet out = it.inSuit(it.context.out);
    if (out.empty()) return alone(it);
    if (!it.trump && isLacked(it)) return { SomebodyFixes };
    if (isBeatenForSure(it))
        return it.card.rank() == Rank::Six ? it.ofItsSuit(BeatenLowest)
                                           : it.ofItsSuit(BeatenForSure, out.size());
    const int higher = (it.higher() & it.context.out).size();
    if (higher == 0) return it.highestOfAll();
    if (!it.trump && out.size() - higher == 1) return { BeatenButByOne };
    return it.ofItsSuit(Beatable, higher);
}

MittlereWhy leadByRank(const Candidate& it)
{
    const bool often = it.isTrump() ? valueOf(it.card, it.trump) > 0 : it.card.rank() <= Rank::King;
    return { often ? HighCard : LowCard };
}

}
