#include "core/bots/preference/words/modesty.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/words/worth.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    bool areEqual(const TriedWord& best, const TriedWord& other)
    {
        constexpr double errors = 2;
        Sampled lead;
        for (std::size_t i = 0; i < best.chips.size(); ++i)
            lead.enter(best.chips[i] - other.chips[i]);
        return lead.mean() <= errors * lead.error();
    }

    /// Does the one say less than the other, where both lead to the same?
    bool saysLess(const Action& one, const Action& than, double declares)
    {
        constexpr double hardlyEver = 0.02;
        if (one.verb() == Verb::Pass) return isBid(than) && declares < hardlyEver;
        const bool areBids = one.verb() == Verb::Bid && than.verb() == Verb::Bid;
        return areBids && isLowBid(one) && isLowBid(than)
            && levelOf(one.bid()) < levelOf(than.bid());
    }

}

void preferTheLowest(std::vector<PreferenceEvaluation>& words, const std::vector<TriedWord>& tried)
{
    constexpr double hair = 1e-6;
    std::size_t best = 0;
    for (std::size_t i = 1; i < words.size(); ++i)
        if (words[i].value > words[best].value) best = i;
    std::size_t least = best;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (saysLess(*words[i].action, *words[least].action, tried[least].declares)
            && areEqual(tried[best], tried[i]))
            least = i;
    if (least != best) words[least].value = words[best].value + hair;
}

}
