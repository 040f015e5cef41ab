#include "core/bots/preference/hand_evaluator.h"

#include "core/bots/preference/hand_value.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    constexpr double talonHelps = 0.8; // tricks with a trump, if one is bid against others
    constexpr double talonHelpsToAll = 0.7; // tricks towards all ten
    constexpr double talonHarms = 0.3; // likelihood that no two cards save a bettel any more

}

ExpectedResult BookEvaluator::asTheyAre(Contract contract, CardSet hand) const
{
    return expectedResultOf(contract, hand);
}

ExpectedResult BookEvaluator::afterBuying(Contract contract, CardSet hand) const
{
    const Goal goal = rowOf(contract).goal;
    if (goal == Goal::SixTricks) return expectedResultOf(contract, hand, talonHelps);
    if (goal == Goal::AllTricks) return expectedResultOf(contract, hand, talonHelpsToAll);
    const double safe = 1 - chanceOfATrick(relieved(relieved(hand)));
    return { std::max(0.0, safe - talonHarms), 0 };
}

ExpectedResult BookEvaluator::againstOne(Contract contract, CardSet hand) const
{
    return resultOf(3.5 + 0.62 * expectedResultOf(contract, hand).tricks);
}

Defence BookEvaluator::inDefence(Contract contract, CardSet hand, Company company) const
{
    constexpr double partnersTricks = 1.2; // of one who would have stayed at home
    const bool invites = company == Company::Inviting;
    const double own = tricksInDefence(hand, *rowOf(contract).trump, company == Company::Alone);
    return defenceWith(own + (invites ? partnersTricks : 0), company);
}

double BookEvaluator::isAccepted(int more) const { return 0.6 + 0.2 * more; }

}
