#include "core/bots/preference/words/kings_evaluator.h"

namespace weli::bots {

using namespace preference;

namespace {

    constexpr double perKing = 0.2; // tricks more than they are worth

    double overrated(CardSet hand) { return perKing * (hand & CardSet::of(Rank::King)).size(); }

    ExpectedResult withKings(Contract contract, CardSet hand, ExpectedResult expected)
    {
        if (rowOf(contract).goal != Goal::SixTricks) return expected;
        return resultOf(expected.tricks + overrated(hand));
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
    return defenceWith(
        book_.inDefence(contract, hand, company).tricks + overrated(hand) / 2, company);
}

double KingsEvaluator::isAccepted(int more) const { return book_.isAccepted(more); }

}
