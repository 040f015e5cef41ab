#include "core/bots/preference/words/plain_evaluator.h"

#include "core/bots/preference/hand_value.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    bool has(CardSet cards, Suit suit, Rank rank) { return cards.contains({ suit, rank }); }

    /// Aces, and half a trick for a king that is not alone.
    double highCards(CardSet mine, Suit suit)
    {
        const double ace = has(mine, suit, Rank::Ace) ? 1 : 0;
        return ace + (mine.size() > 1 && has(mine, suit, Rank::King) ? 0.5 : 0);
    }

    /// The other suits' high cards, and a trick for every trump but one.
    double plainTricks(CardSet hand, Suit trump)
    {
        double tricks = 0;
        for (const Suit suit : suits) {
            const CardSet mine = hand & CardSet::of(suit);
            tricks += suit == trump ? std::max(0.0, mine.size() - 1.0) : highCards(mine, suit);
        }
        return std::min(10.0, tricks);
    }

    /// High cards, one trick for every three trumps, and one that comes somehow.
    double plainTricksInDefence(CardSet hand, Suit trump)
    {
        double tricks = 0.6 + (hand & CardSet::of(trump)).size() / 3.0;
        for (const Suit suit : suits) tricks += highCards(hand & CardSet::of(suit), suit);
        return tricks;
    }

    ExpectedResult plainResult(Contract contract, CardSet hand, double more)
    {
        const ContractRow& row = rowOf(contract);
        if (row.goal != Goal::SixTricks) return expectedResultOf(contract, hand);
        return resultOf(plainTricks(hand, *row.trump) + more);
    }

}

ExpectedResult PlainEvaluator::asTheyAre(Contract contract, CardSet hand) const
{
    return plainResult(contract, hand, 0.2);
}

ExpectedResult PlainEvaluator::afterBuying(Contract contract, CardSet hand) const
{
    return plainResult(contract, hand, 0.9);
}

ExpectedResult PlainEvaluator::againstOne(Contract contract, CardSet hand) const
{
    return plainResult(contract, hand, 1);
}

Defence PlainEvaluator::inDefence(Contract contract, CardSet hand, Company company) const
{
    return defenceWith(plainTricksInDefence(hand, *rowOf(contract).trump), company);
}

double PlainEvaluator::isAccepted(int more) const { return 0.5 + 0.2 * more; }

}
