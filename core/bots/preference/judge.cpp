#include "core/bots/preference/judge.h"

#include "core/bots/preference/hand_value.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    constexpr double talonHelps = 0.8; // tricks with a trump, if one is bid against others
    constexpr double talonHelpsToAll = 0.7; // tricks towards all ten
    constexpr double talonHarms = 0.3; // likelihood that no two cards save a bettel any more

    CardSet without(CardSet hand, Card card) { return hand - CardSet { card }; }

    /// The hand without the card that endangers a bettel most.
    CardSet relieved(CardSet hand)
    {
        const auto danger = [hand](Card card) { return chanceOfATrick(without(hand, card)); };
        Card worst = hand.first();
        for (const Card card : hand)
            if (danger(card) < danger(worst)) worst = card;
        return without(hand, worst);
    }

}

Prospect BookJudge::asTheyAre(Contract contract, CardSet hand) const
{
    return prospectOf(contract, hand);
}

Prospect BookJudge::afterBuying(Contract contract, CardSet hand) const
{
    const Goal goal = rowOf(contract).goal;
    if (goal == Goal::SixTricks) return prospectOf(contract, hand, talonHelps);
    if (goal == Goal::AllTricks) return prospectOf(contract, hand, talonHelpsToAll);
    const double safe = 1 - chanceOfATrick(relieved(relieved(hand)));
    return { std::max(0.0, safe - talonHarms), 0 };
}

double BookJudge::inDefence(Contract contract, CardSet hand, bool alone) const
{
    return tricksInDefence(hand, *rowOf(contract).trump, alone);
}

}
