#include "core/outlook/preference/telling.h"

#include "core/bots/preference/telling/sights.h"
#include "core/bots/preference/words/beside.h"

#include <algorithm>

namespace weli::outlook {

using namespace preference;

namespace {

    /// Begins with what one sees, where there would be a mere number.
    void tellSight(bots::PreferenceEvaluation& best, const Observation& observation, double made)
    {
        const auto whys = best.whys;
        if (whys.empty() || !isBare(whys[0].reason)) return;
        best.whys = {};
        const auto sight = bots::sightOf(observation, *best.action, whys[0], made);
        best.whys.push(sight);
        best.whys.push(whys[0]); // it decides, however much is counted in hand
        for (std::size_t i = 1; i < whys.size(); ++i) {
            if (whys[i] == sight || best.whys.size() == bots::mostWhys) continue;
            if (bots::countOf(measuresOf(whys[i].reason)) == 0)
                best.whys.push(whys[i]);
            else
                add(best.whys, whys[i]);
        }
    }

    bool isOfBid(bots::PreferenceReason reason)
    {
        return reason == bots::PreferenceReason::MadeWithTricks
            || reason == bots::PreferenceReason::MadeIfDeclarer
            || reason == bots::PreferenceReason::MadeMostly;
    }

    /// The best chance of a bid with a trump.
    double bestMade(const std::vector<bots::PreferenceEvaluation>& all)
    {
        double best = 0;
        for (const bots::PreferenceEvaluation& one : all)
            for (const bots::PreferenceWhy& why : one.whys)
                if (isOfBid(why.reason)) best = std::max(best, why.figures[0]);
        return best;
    }

    /// After what speaks for it most.
    void tellThatAnotherWillDo(bots::PreferenceEvaluation& best)
    {
        const auto whys = best.whys;
        best.whys = {};
        for (const bots::PreferenceWhy& why : whys) {
            if (best.whys.size() < bots::mostWhys) best.whys.push(why);
            if (best.whys.size() == 1) best.whys.push({ bots::PreferenceReason::AnotherWillDo });
        }
    }

}

void tellBest(
    std::vector<bots::PreferenceEvaluation>& sorted, const Observation& observation, bool isPlain)
{
    // Before each is told beside the others; no hand is too weak for a bid that will do as well.
    const double made = isPlain ? bestMade(sorted) : 1;
    if (!std::holds_alternative<Playing>(observation.table.phase))
        bots::explainBeside(sorted, observation);
    tellSight(sorted.front(), observation, made);
    if (!isPlain) tellThatAnotherWillDo(sorted.front());
}

}
