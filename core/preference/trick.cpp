#include "core/preference/trick.h"

namespace weli::preference {

namespace {

    /// P-49, P-51: what beats must be played, masked or not.
    CardSet overtaking(CardSet beating, const Duties& duties)
    {
        if (!duties.masks) return beating;
        CardSet lowest; // all of one suit, so the last in the pack's order
        for (const Card card : beating) lowest = CardSet { card };
        return lowest;
    }

}

CardSet playable(const Trick& trick, CardSet hand, const Duties& duties)
{
    const CardSet following = hand & CardSet::of(trick.led);
    if (!following.empty()) {
        const CardSet beating = following & above(trick.winning);
        const bool trumped = trick.winning.suit() != trick.led;
        return trumped || beating.empty() ? following : overtaking(beating, duties);
    }
    if (!duties.trump) return hand;
    const CardSet trumps = hand & CardSet::of(*duties.trump);
    if (trumps.empty()) return hand;
    const bool trumped = trick.winning.suit() == duties.trump;
    const CardSet beating = trumped ? trumps & above(trick.winning) : trumps;
    if (!beating.empty()) return overtaking(beating, duties);
    return duties.trumpCompulsion ? trumps : hand;
}

}
