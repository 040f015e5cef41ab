#include "core/bots/mittlere/telling/candidate.h"

namespace weli::bots {

using namespace mittlere;

namespace {

    using enum MittlereReason;

    /// These are aces and kings.
    MittlereWhy keeping(CardSet tops)
    {
        const int aces = (tops & CardSet::of(Rank::Ace)).size();
        const int kings = tops.size() - aces;
        if (kings == 0) return counted(KeepsAces, aces);
        if (aces == 0) return counted(KeepsKings, kings);
        if (tops.size() == 2) return { KeepsAceAndKing };
        return counted(KeepsTops, tops.size());
    }

}

Candidate::Candidate(const Choosing& choosing, Card it, bool isToSpeakFor)
    : context(choosing.context)
    , playable(choosing.playable)
    , card(it)
    , best(choosing.best)
    , forMany(choosing.forMany)
    , remembers(choosing.remembers)
    , speaksFor(isToSpeakFor)
    , trump(context.trick ? trumpAfter(context.trump, context.trick->led, it) : context.trump)
{
}

int Candidate::worthAlone(Card one) const
{
    CardSet alone;
    alone.add(one);
    return worthToCountOn(alone, trump);
}

bool Candidate::isSettled() const { return trump.has_value() || !mayCountMore().contains(card); }

CardSet Candidate::higher() const { return above(card, trump); }

MittlereWhy Candidate::highestOfAll() const
{
    if (isTrump()) return unbeatable();
    const bool isAce = card.rank() == Rank::Ace;
    if (!trump) return { isAce ? MasterAceSoFar : Master };
    if ((context.out & CardSet::of(*trump)).empty()) return { MasterForSure };
    return { isAce ? MasterAce : MasterButTrump };
}

MittlereWhy Candidate::unbeatable() const
{
    return { card.rank() == trumpOrder[0] ? HighestTrump : Unbeatable };
}

/// Of all suits only where there is little to choose from: else nobody thinks of these.
CardSet Candidate::topsInHand() const
{
    constexpr int few = 4; // cards
    const CardSet tops = (CardSet::of(Rank::Ace) | CardSet::of(Rank::King)) & context.hand;
    return playable.size() > few ? inSuit(tops) : tops;
}

bool Candidate::keepsHigher() const
{
    const CardSet kept = topsInHand() | (higher() & context.hand);
    return !(kept & playable).empty() && card.rank() > Rank::King;
}

MittlereWhy Candidate::keepingHigher() const
{
    const CardSet tops = topsInHand() & playable;
    const CardSet ofSuit = higher() & context.hand;
    return tops.size() > ofSuit.size() || tops == ofSuit ? keeping(tops)
                                                         : ofItsSuit(KeepsHigher, ofSuit.size());
}

bool Candidate::keepsTrump() const
{
    return trump && !isTrump() && !(playable & CardSet::of(*trump)).empty();
}

MittlereWhy Candidate::keepingTrumps() const
{
    return counted(KeepsTrump, (context.hand & CardSet::of(*trump)).size());
}

}
