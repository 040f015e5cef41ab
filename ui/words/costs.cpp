#include "ui/words/costs.h"

#include "core/bots/costs.h"

#include <QCoreApplication>

#include <cmath>

namespace weli::words {

namespace {

    class Cost {
        Q_DECLARE_TR_FUNCTIONS(Cost)
    };

    int rounded(double amount) { return static_cast<int>(std::lround(amount)); }

}

QString costOf(const bots::BietenEvaluation& best, const bots::BietenEvaluation& chosen)
{
    const auto cost = bots::costOf(best, chosen);
    if (!cost) return {};
    return Cost::tr(
        "That gives away about %n point(s). Do it anyway?", nullptr, rounded(cost->amount));
}

QString costOf(const bots::PreferenceEvaluation& best, const bots::PreferenceEvaluation& chosen)
{
    const auto cost = bots::costOf(best, chosen);
    if (!cost) return {};
    return Cost::tr(
        "That gives away about %n chip(s). Do it anyway?", nullptr, rounded(cost->amount));
}

QString costOf(const bots::MittlereEvaluation& best, const bots::MittlereEvaluation& chosen)
{
    const auto cost = bots::costOf(best, chosen);
    if (!cost) return {};
    const int ofHundred = rounded(100 * cost->amount);
    if (cost->isOfMatch)
        return Cost::tr("That costs you first place in about %n of 100 such matches. Do it anyway?",
            nullptr, ofHundred);
    return Cost::tr(
        "That loses you about %n more of 100 such deals. Play it anyway?", nullptr, ofHundred);
}

QString warningOf(const QString& cost)
{
    //: After the question whether somebody will do what costs much: "… Do it anyway?"
    return cost + ' ' + Cost::tr("Press again to do it anyway.");
}

}
