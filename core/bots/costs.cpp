#include "core/bots/costs.h"

#include "core/bots/preference/words/beside.h"

#include <cmath>

namespace weli::bots {

namespace {

    /// How far the difference of the two may be from what it seems: hardly ever farther.
    double doubt(double oneError, double otherError)
    {
        return 2.5 * std::hypot(oneError, otherError);
    }

    /// Is it worse on the scale by which the best one was chosen?
    template <typename Evaluation> bool isWorse(const Evaluation& best, const Evaluation& chosen)
    {
        constexpr int few = 12; // worlds, that say little of the error
        const bool isRough
            = (best.error > 0 && best.worlds < few) || (chosen.error > 0 && chosen.worlds < few);
        return !isRough && best.value - chosen.value > doubt(best.error, chosen.error);
    }

    /// In the last deals, where it is what counts.
    std::optional<double> chanceOfFirst(const MittlereEvaluation& one)
    {
        for (const MittlereWhy& why : one.whys) {
            switch (why.reason) {
            case MittlereReason::FirstInMatch:
            case MittlereReason::FirstMore:
            case MittlereReason::FirstLess: return why.figures[0];
            case MittlereReason::MatchWon: return 1;
            case MittlereReason::MatchLost: return 0;
            default: break;
            }
        }
        return std::nullopt;
    }

}

std::optional<Cost> costOf(const BietenEvaluation& best, const BietenEvaluation& chosen)
{
    if (!best.expected || !chosen.expected || best.expected->relative) return std::nullopt;
    const double lost = best.expected->points - chosen.expected->points;
    const double unsure = doubt(best.expected->error, chosen.expected->error);
    const bool isForTheGame = isWorse(best, chosen) && best.value - chosen.value > slightOfAGame;
    if (!isForTheGame || lost < std::max(worthAWord<BietenEvaluation>, unsure)) return std::nullopt;
    return Cost { lost, Cost::Of::Points };
}

std::optional<Cost> costOf(const PreferenceEvaluation& best, const PreferenceEvaluation& chosen)
{
    if (!best.expected || !chosen.expected || best.expected->declarers) return std::nullopt;
    const double lost = best.expected->chips - chosen.expected->chips;
    const double unsure = doubt(best.expected->error, chosen.expected->error);
    if (!isWorse(best, chosen) || lost < std::max(worthAWord<PreferenceEvaluation>, unsure))
        return std::nullopt;
    return Cost { 1.0 * chipsBetween(*best.expected, *chosen.expected), Cost::Of::Chips };
}

std::optional<Cost> costOf(const MittlereEvaluation& best, const MittlereEvaluation& chosen)
{
    constexpr double least = worthAWord<MittlereEvaluation>;
    if (!isWorse(best, chosen)) return std::nullopt;
    if (const auto first = chanceOfFirst(best)) {
        const double lost = *first - chanceOfFirst(chosen).value_or(0);
        return lost < least ? std::nullopt : std::optional(Cost { lost, Cost::Of::Matches });
    }
    if (!best.expected || !chosen.expected) return std::nullopt;
    const double lost = chosen.expected->lost - best.expected->lost;
    return lost < least ? std::nullopt : std::optional(Cost { lost, Cost::Of::Deals });
}

}
