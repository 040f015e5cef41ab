#include "ui/words/costs.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <optional>

namespace weli::words {

namespace {

    class Cost {
        Q_DECLARE_TR_FUNCTIONS(Cost)
    };

    // So much is worth a word.
    constexpr double points = 0.6; // in Bieten
    constexpr double chips = 4; // in Préférence
    constexpr double chance = 0.12; // in Mittlere, to lose a deal or not to be first

    /// How far the difference of the two may be from what it seems: hardly ever farther.
    double doubt(double oneError, double otherError)
    {
        return 2.5 * std::hypot(oneError, otherError);
    }

    /// Is it worse on the scale by which the best one was chosen?
    template <typename Evaluation> bool isPlain(const Evaluation& best, const Evaluation& chosen)
    {
        constexpr int few = 12; // worlds, that say little of the error
        const bool isRough
            = (best.error > 0 && best.worlds < few) || (chosen.error > 0 && chosen.worlds < few);
        return !isRough && best.value - chosen.value > doubt(best.error, chosen.error);
    }

    int rounded(double amount) { return static_cast<int>(std::lround(amount)); }

    /// In the last deals, where it is what counts.
    std::optional<double> chanceOfFirst(const bots::MittlereEvaluation& one)
    {
        for (const bots::MittlereWhy& why : one.whys) {
            switch (why.reason) {
            case bots::MittlereReason::FirstInMatch:
            case bots::MittlereReason::FirstMore:
            case bots::MittlereReason::FirstLess: return why.figures[0];
            case bots::MittlereReason::MatchWon: return 1;
            case bots::MittlereReason::MatchLost: return 0;
            default: break;
            }
        }
        return std::nullopt;
    }

}

QString costOf(const bots::BietenEvaluation& best, const bots::BietenEvaluation& chosen)
{
    if (!best.expected || !chosen.expected || best.expected->relative) return {};
    const double lost = best.expected->points - chosen.expected->points;
    const double unsure = doubt(best.expected->error, chosen.expected->error);
    if (!isPlain(best, chosen) || lost < std::max(points, unsure)) return {};
    return Cost::tr("That gives away about %n point(s). Do it anyway?", nullptr, rounded(lost));
}

QString costOf(const bots::PreferenceEvaluation& best, const bots::PreferenceEvaluation& chosen)
{
    if (!best.expected || !chosen.expected || best.expected->declarers) return {};
    const double lost = best.expected->chips - chosen.expected->chips;
    const double unsure = doubt(best.expected->error, chosen.expected->error);
    if (!isPlain(best, chosen) || lost < std::max(chips, unsure)) return {};
    return Cost::tr("That gives away about %n chip(s). Do it anyway?", nullptr, rounded(lost));
}

QString costOf(const bots::MittlereEvaluation& best, const bots::MittlereEvaluation& chosen)
{
    if (!isPlain(best, chosen)) return {};
    if (const auto first = chanceOfFirst(best)) {
        const double lost = *first - chanceOfFirst(chosen).value_or(0);
        if (lost < chance) return {};
        return Cost::tr("That costs you first place in about %n of 100 such matches. Do it anyway?",
            nullptr, rounded(100 * lost));
    }
    if (!best.expected || !chosen.expected) return {};
    const double lost = chosen.expected->lost - best.expected->lost;
    if (lost < chance) return {};
    return Cost::tr("That loses you about %n more of 100 such deals. Play it anyway?", nullptr,
        rounded(100 * lost));
}

QString warningOf(const QString& cost)
{
    //: After the question whether somebody will do what costs much: "… Do it anyway?"
    return cost + ' ' + Cost::tr("Press again to do it anyway.");
}

}
