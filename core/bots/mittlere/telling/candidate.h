#pragma once

#include "core/bots/mittlere/telling/card_facts.h"

namespace weli::bots {

/// A card of which something is told, as who chooses among these sees it: what does not hang on
/// whether it is led or follows.
class Candidate {
public:
    Candidate(const Choosing& choosing, Card it, bool isToSpeakFor);

    [[nodiscard]] bool isTrump() const { return card.suit() == trump; }
    [[nodiscard]] CardSet inSuit(CardSet cards) const { return cards & CardSet::of(card.suit()); }
    [[nodiscard]] int worthAlone(Card one) const;
    [[nodiscard]] int worth() const { return worthAlone(card); }
    /// Whatever becomes trump, it counts what it counts now.
    [[nodiscard]] bool isSettled() const;
    /// Cards of its suit that beat it.
    [[nodiscard]] CardSet higher() const;
    [[nodiscard]] bool isBeatable() const { return !(higher() & context.out).empty(); }
    /// Does it fit the best card, or if this is the best any other?
    template <typename Fits> [[nodiscard]] bool anyOther(const Fits& fits) const
    {
        if (!speaksFor) return fits(best);
        for (const Card other : playable)
            if (other != card && fits(other)) return true;
        return false;
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
    /// None of its suit that is out is higher.
    [[nodiscard]] MittlereWhy highestOfAll() const;
    [[nodiscard]] MittlereWhy unbeatable() const;

    [[nodiscard]] bool keepsHigher() const;
    [[nodiscard]] MittlereWhy keepingHigher() const;
    /// Another trump than the card, which is none.
    [[nodiscard]] bool keepsTrump() const;
    [[nodiscard]] MittlereWhy keepingTrumps() const;

    const PlayContext& context;
    CardSet playable;
    Card card;
    Card best;
    bool forMany;
    bool remembers;
    bool speaksFor;
    mittlere::Trump trump; // once it is played

private:
    [[nodiscard]] CardSet topsInHand() const;
};

inline MittlereWhy counted(MittlereReason reason, int count)
{
    return { reason, { static_cast<double>(count) } };
}

/// The cards that can count more: if their suit becomes trumps (M-5).
constexpr CardSet mayCountMore()
{
    return CardSet::of(Rank::Under) | CardSet::of(Rank::Nine) | CardSet::of(Rank::Eight);
}

}
