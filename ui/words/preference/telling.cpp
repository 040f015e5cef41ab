#include "ui/words/preference/telling.h"

#include <QCoreApplication>

#include <algorithm>

namespace weli::words {

using bots::PreferenceEvaluation;
using bots::PreferenceReason;
using bots::PreferenceWhy;

std::optional<PreferenceMeasure> measureOf(const PreferenceWhy& why)
{
    using enum PreferenceReason;
    switch (why.reason) {
    case Made:
    case MadeWithTricks: return PreferenceMeasure { Made, why.figures[0] };
    case TricksKept: return PreferenceMeasure { TricksKept, why.figures[0] };
    case DeclarerMakes: return PreferenceMeasure { DeclarerMakes, -why.figures[0] };
    case MostTricks: return PreferenceMeasure { MostTricks, -why.figures[0] };
    case KeepsOn: return PreferenceMeasure { KeepsOn, why.figures[0] };
    default: return std::nullopt;
    }
}

QString saidOfBoth(const PreferenceMeasure& better, const PreferenceMeasure& done)
{
    constexpr double safe = 0.985;
    if (better.what != PreferenceReason::Made || std::min(better.good, done.good) < safe) return {};
    return QCoreApplication::translate(
        "PreferenceReason", "The contract is safe; this costs about one trick.");
}

namespace {

    /// Of an act that is blamed: nothing that praises it.
    int againstIt(const PreferenceWhy& why)
    {
        using enum PreferenceReason;
        constexpr double poor = 0.5;
        switch (why.reason) {
        case SeldomDeclares:
        case TakesDearly:
        case GivesMore:
        case TakesLow: return 6;
        case GoesAlong:
        case Together:
        case Alone:
        case Inviting:
        case MadeIfDeclarer:
        case MadeMostly:
        case Made:
        case MadeWithTricks: return why.figures[0] < poor ? 5 : 0;
        case PassedOut:
        case MayBeTaken: return 3;
        default: return 0;
        }
    }

    int forIt(const PreferenceWhy& why)
    {
        using enum PreferenceReason;
        constexpr int manyTrumps = 3;
        switch (why.reason) {
        case MadeIfDeclarer:
        case MadeMostly:
        case Made:
        case MadeWithTricks:
        case KeepsOn:
        case GoesAlong:
        case Together:
        case Alone:
        case Inviting:
        case TricksKept: return 8;
        case CallsGoUp: return 7;
        case TrumpsHeld: return why.figures[0] < manyTrumps ? 0 : 4;
        case NothingToBid:
        case WouldGoAlong:
        case WouldAfterBuy: return 6;
        case Forced:
        case Dice:
        case AnotherWillDo:
        case Likes:
        case PassIsFree:
        case Premium:
        case PremiumAtHome:
        case SplitDecides:
        case StillNeeds:
        case StillNeedBoth:
        case AlreadyMade:
        case AlreadyLost:
        case LowLead:
        case Defending: return 0;
        default: return 4;
        }
    }

}

int tellingOf(const PreferenceWhy& why, const PreferenceEvaluation& /*act*/, bool isBlamed)
{
    return isBlamed ? againstIt(why) : forIt(why);
}

}
