#include "core/bots/preference/words/kings_evaluator.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    constexpr double perKing = 0.4; // tricks more than they are worth

    double overrated(CardSet hand)
    {
        double tricks = 0;
        for (const Suit suit : suits) tricks += hand.contains({ suit, Rank::King }) ? perKing : 0;
        return tricks;
    }

    ExpectedResult withKings(Contract contract, CardSet hand, ExpectedResult expected)
    {
        if (rowOf(contract).goal != Goal::SixTricks) return expected;
        const double tricks = std::min(10.0, expected.tricks + overrated(hand));
        return { chanceOf(6, tricks), tricks };
    }

}

ExpectedResult KingsEvaluator::asTheyAre(Contract contract, CardSet hand) const
{
    return withKings(contract, hand, book_.asTheyAre(contract, hand));
}

ExpectedResult KingsEvaluator::afterBuying(Contract contract, CardSet hand) const
{
    return withKings(contract, hand, book_.afterBuying(contract, hand));
}

ExpectedResult KingsEvaluator::againstOne(Contract contract, CardSet hand) const
{
    return withKings(contract, hand, book_.againstOne(contract, hand));
}

Defence KingsEvaluator::inDefence(Contract contract, CardSet hand, Company company) const
{
    const double tricks = book_.inDefence(contract, hand, company).tricks + overrated(hand) / 2;
    return { tricks, 1 - chanceOf(neededBy(company), tricks) };
}

double KingsEvaluator::isAccepted(Split split) const { return book_.isAccepted(split); }

}
