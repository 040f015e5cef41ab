#include "core/outlook/preference/telling.h"

#include "core/bots/preference/telling/sights.h"
#include "core/bots/preference/words/beside.h"

#include <algorithm>

namespace weli::outlook {

using namespace preference;

namespace {

    /// Who has hopes of a contract and passes is content with the tricks of a defender.
    std::optional<bots::PreferenceWhy> defending(const bots::PreferenceWhys& whys)
    {
        constexpr double enough = 2;
        for (const auto& why : whys)
            if (why.reason == bots::PreferenceReason::Defending && why.figures[0] >= enough)
                return bots::PreferenceWhy { bots::PreferenceReason::DefendsInstead, why.figures };
        return std::nullopt;
    }

    /// Begins with what one sees, where there would be a mere number; before that it says what a
    /// hand for another contract has to do with this one.
    void tellSight(bots::PreferenceEvaluation& best, const Observation& observation, double made,
        CardSet worse)
    {
        const auto whys = best.whys;
        if (whys.empty() || !(isBare(whys[0].reason) || isAim(whys[0].reason))) return;
        best.whys = {};
        auto sight = bots::sightOf(observation, *best.action, whys[0], made, worse);
        if (sight.reason == bots::PreferenceReason::LongSuit)
            sight = defending(whys).value_or(sight);
        const bool tellsTricks = sight.reason == bots::PreferenceReason::DefendsInstead;
        for (const auto& why : whys)
            if (isAim(why.reason)) best.whys.push(why);
        best.whys.push(sight);
        // It decides, however much is counted in hand.
        if (!isAim(whys[0].reason)) best.whys.push(whys[0]);
        for (std::size_t i = 1; i < whys.size(); ++i) {
            if (whys[i] == sight || isAim(whys[i].reason)) continue;
            if (tellsTricks && whys[i].reason == bots::PreferenceReason::Defending) continue;
            if (best.whys.size() == bots::mostWhys) break;
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

    /// Of two contracts with the same goal the premium decides for the higher one.
    void tellPremium(std::vector<bots::PreferenceEvaluation>& sorted)
    {
        auto& best = sorted.front();
        const auto contractOf = [](const bots::PreferenceEvaluation& one) {
            return one.whys.empty() ? std::nullopt : one.whys[0].contract;
        };
        const auto contract = contractOf(best);
        if (!contract || rowOf(*contract).trump) return;
        const bool isHigher = std::ranges::any_of(sorted, [&](const auto& one) {
            const auto other = contractOf(one);
            return other && rowOf(*other).goal == rowOf(*contract).goal
                && rowOf(*other).premium < rowOf(*contract).premium;
        });
        const auto whys = best.whys;
        const auto* const premium = std::ranges::find(
            whys, bots::PreferenceReason::Premium, &bots::PreferenceWhy::reason);
        if (!isHigher || premium == whys.end()) return;
        best.whys = {};
        best.whys.push({ bots::PreferenceReason::HigherPremium, premium->figures });
        for (const auto& why : whys)
            if (why.reason != bots::PreferenceReason::Premium) best.whys.push(why);
    }

    /// After what speaks for it most.
    void tellThatAnotherWillDo(bots::PreferenceEvaluation& best)
    {
        const auto whys = best.whys;
        const std::size_t aims = isAim(whys[0].reason) ? 1 : 0;
        best.whys = {};
        for (std::size_t i = 0; i < whys.size(); ++i) {
            if (best.whys.size() < bots::mostWhys + aims) best.whys.push(whys[i]);
            if (i == aims) best.whys.push({ bots::PreferenceReason::AnotherWillDo });
        }
    }

}

void tellBest(std::vector<bots::PreferenceEvaluation>& sorted, const Observation& observation,
    bool isPlain, CardSet worse)
{
    // Before each is told beside the others; no hand is too weak for a bid that will do as well.
    const double made = isPlain ? bestMade(sorted) : 1;
    if (!std::holds_alternative<Playing>(observation.table.phase))
        bots::explainBeside(sorted, observation);
    tellPremium(sorted);
    tellSight(sorted.front(), observation, made, worse);
    if (!isPlain) tellThatAnotherWillDo(sorted.front());
}

void tellThatNothingChanges(bots::PreferenceEvaluation& best)
{
    const auto whys = best.whys;
    best.whys = {};
    best.whys.push({ bots::PreferenceReason::NothingChanges });
    for (const bots::PreferenceWhy& why : whys) add(best.whys, why);
}

}
