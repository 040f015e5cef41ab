#include "ui/words/preference/telling.h"

#include "core/bots/preference/telling/rather.h"
#include "core/bots/preference/words/beside.h"
#include "core/preference/settlement.h"
#include "ui/words/preference/reasons.h"
#include "ui/words/reason_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace weli::words {

using bots::PreferenceEvaluation;
using bots::PreferenceReason;
using bots::PreferenceWhy;

std::optional<PreferenceMeasure> measureOf(const PreferenceWhy& why)
{
    using enum PreferenceReason;
    switch (why.reason) {
    case Made: return PreferenceMeasure { Made, why.figures[0] };
    case MadeWithTricks: return PreferenceMeasure { Made, why.figures[0], why.figures[1] };
    case AlreadyMade: return PreferenceMeasure { Made, 1, why.figures[0] };
    case Agrees: return PreferenceMeasure { Agrees, why.figures[0] };
    case DefendersFall:
    case OnlyDefenderFalls:
    case DefenderFalls: return PreferenceMeasure { DefenderFalls, why.figures[0] };
    case AfterBuyMade: return PreferenceMeasure { AfterBuyMade, -why.figures[0] };
    case KeptTogether:
    case TricksKept: return PreferenceMeasure { TricksKept, why.figures[0] };
    case Alone:
    case Inviting: return PreferenceMeasure { Alone, why.figures[0] };
    case MadeAgainstBoth:
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
    if (!better.tricks || !done.tricks) return {};
    const auto cost = static_cast<int>(std::lround(*better.tricks - *done.tricks));
    if (cost > 1)
        return QCoreApplication::translate("PreferenceReason",
            //: From two on
            "The contract is safe; this costs about %n trick(s).", nullptr, cost);
    return cost == 1 ? QCoreApplication::translate(
               "PreferenceReason", "The contract is safe; this costs about one trick.")
                     : QCoreApplication::translate(
                         "PreferenceReason", "The contract is safe; this costs less than a trick.");
}

namespace {

    /// Of an act that is blamed: nothing that praises it.
    int againstIt(const PreferenceWhy& why)
    {
        using enum PreferenceReason;
        constexpr double often = 0.08;
        constexpr double poor = 0.7; // a fall costs what a contract brings, and tricks cost, too
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
        case Shared: return 2;
        case AfterBuyMade: return why.figures[0] < often ? 0 : 7;
        default: return 0;
        }
    }

    int forIt(const PreferenceWhy& why)
    {
        using enum PreferenceReason;
        constexpr int manyTrumps = 3;
        constexpr double likely = 0.9;
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
        case DefenderFalls:
        case DefendersFall:
        case OnlyDefenderFalls:
        case PlaysOut:
        case KeptTogether:
        case TricksKept: return 8;
        case DeclarerMakes: return why.figures[0] < likely ? 9 : 4;
        case Premium:
        case HigherPremium: return 5;
        case IfPlayed: return why.figures[0] < 0 ? 6 : 4;
        case CallsGoUp: return 7;
        case TrumpsHeld: return why.figures[0] < manyTrumps ? 0 : 4;
        case NothingToBid:
        case BidBrings:
        case WouldGoAlong:
        case WouldAfterBuy: return 6;
        case Forced:
        case Dice:
        case AnotherWillDo:
        case Likes:
        case PassIsFree:
        case AfterBuyMade:
        case PremiumAtHome:
        case SplitDecides:
        case StillNeeds:
        case StillNeedBoth:
        case AlreadyMade:
        case AlreadyLost:
        case LowLead:
        case CannotTake:
        case LowestGoes:
        case NothingChanges:
        case TricksHad:
        case Defending: return 0;
        default: return 4;
        }
    }

}

namespace {

    /// The same counts for one of two cards and against the other.
    QString onlySoManyHigher(const PreferenceWhy& why)
    {
        const auto number = static_cast<int>(why.figures[0]);
        return QCoreApplication::translate("PreferenceReason",
            //: Of a card, beside another of which more are higher
            "Only %n higher card(s) of its suit may still be out.", nullptr, number);
    }

}

std::pair<QString, QString> cardsBeside(const preference::Observation& observation,
    const PreferenceEvaluation& better, const PreferenceEvaluation& done, CardWords cards)
{
    const auto isCard = [](const PreferenceEvaluation& one) {
        return one.action && one.action->verb() == preference::Verb::Play;
    };
    if (!isCard(better) || !isCard(done)) return {};
    const auto rather = bots::whyRather(observation, better.action->card(), done.action->card());
    if (!rather) return {};
    const auto told = [cards](PreferenceEvaluation one, const PreferenceWhy& why) {
        one.whys = {};
        add(one.whys, why);
        return reasonsOf(one, cards).front();
    };
    if (!rather->done) return { told(better, rather->better), {} };
    const bool isOfFew = rather->better.reason == PreferenceReason::MayBeTaken;
    return { isOfFew ? onlySoManyHigher(rather->better) : told(better, rather->better),
        told(done, *rather->done) };
}

PreferenceEvaluation withFiguresAlone(PreferenceEvaluation card)
{
    const auto whys = card.whys;
    card.whys = {};
    for (const PreferenceWhy& why : whys)
        if (isBare(why.reason) || measureOf(why)) card.whys.push(why);
    return card;
}

std::pair<QString, QString> valuesBeside(
    const PreferenceEvaluation& better, const PreferenceEvaluation& done)
{
    if (!better.expected || !done.expected) return {};
    if (bots::chipsBetween(*better.expected, *done.expected) < 1) return {};
    const auto told = [](const PreferenceEvaluation& one) { return valueOf(one) + '.'; };
    return { told(better), told(done) };
}

QString playedFor(const preference::Observation& observation)
{
    //: How much the deal is about: %1 "30 chips"
    return QCoreApplication::translate("PreferenceReason", "The deal is played for %1.")
        .arg(chipsOnAverage(preference::amountPlayedFor(observation.table)));
}

void leaveOutAlike(PreferenceEvaluation& better, PreferenceEvaluation& done)
{
    constexpr double safe = 0.985; // where tricks are all that is lost (`saidOfBoth`)
    const auto isOfTricks
        = [](const PreferenceWhy& why) { return why.reason == PreferenceReason::MadeWithTricks; };
    const auto one = std::find_if(better.whys.begin(), better.whys.end(), isOfTricks);
    const auto other = std::find_if(done.whys.begin(), done.whys.end(), isOfTricks);
    if (one == better.whys.end() || other == done.whys.end()) return;
    const auto halves = [](const PreferenceWhy& why) { return std::lround(2 * why.figures[1]); };
    if (halves(*one) != halves(*other)) return;
    if (std::min(one->figures[0], other->figures[0]) >= safe) return;
    one->reason = other->reason = PreferenceReason::Made;
}

int tellingOf(const PreferenceWhy& why, const PreferenceEvaluation& /*act*/, bool isBlamed)
{
    return isBlamed ? againstIt(why) : forIt(why);
}

}
