#include "ui/words/mittlere/telling.h"

#include "ui/words/reason_words.h"

#include <QCoreApplication>

namespace weli::words {

using bots::MittlereReason;

int tellingOf(const bots::MittlereWhy& why, const bots::MittlereEvaluation& /*act*/, bool isBlamed)
{
    using enum MittlereReason;
    if (!isBlamed) return 0;
    switch (why.reason) {
    case FirstLess: return 4;
    case MoreMiddle:
    case MoreHundred:
    case MoreNoTrick: return 3;
    case LosesMore: return 2;
    default: return 0;
    }
}

QString lostBeside(const bots::MittlereEvaluation& better, const bots::MittlereEvaluation& done)
{
    constexpr double slight = 0.02;
    if (!better.expected || !done.expected) return {};
    const double mine = done.expected->lost;
    const double theirs = better.expected->lost;
    if (mine < theirs + slight) return {};
    //: Of a card that was played: %1 and %2 are numbers of a hundred ("about 26")
    return QCoreApplication::translate(
        "MittlereReason", "With it you lose in %1 of 100 deals, with the better card in %2.")
        .arg(aboutInHundred(mine), aboutInHundred(theirs));
}

}
