#include "core/bots/preference/words/modesty.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/words/worth.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    /// What it is to say more than this.
    int levelOf(const Action& bid)
    {
        if (bid.verb() == Verb::Hold) return rowOf(bid.contract()).level;
        return preference::levelOf(bid.bid());
    }

    bool areEqual(const ChipsOfWorlds& best, const ChipsOfWorlds& other)
    {
        Sampled lead;
        for (std::size_t i = 0; i < best.size(); ++i) lead.enter(best[i] - other[i]);
        return lead.mean() < lead.error();
    }

}

void preferTheLowest(
    std::vector<PreferenceEvaluation>& words, const std::vector<ChipsOfWorlds>& chips)
{
    constexpr double hair = 1e-6;
    std::size_t best = 0;
    for (std::size_t i = 1; i < words.size(); ++i)
        if (words[i].value > words[best].value) best = i;
    if (!isBid(*words[best].action)) return;
    std::size_t lowest = best;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!isBid(*words[i].action) || !areEqual(chips[best], chips[i])) continue;
        if (levelOf(*words[i].action) < levelOf(*words[lowest].action)) lowest = i;
    }
    if (lowest != best) words[lowest].value = words[best].value + hair;
}

}
