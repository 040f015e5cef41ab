#include "ui/words/bieten/telling.h"

#include "ui/words/bieten/reasons.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace weli::words {

using namespace bieten;
using bots::BietenEvaluation;
using bots::BietenReason;
using bots::BietenWhy;

namespace {

    bool isStrong(const BietenWhy& why)
    {
        const bool isSure = why.reason == BietenReason::Certain;
        return isSure || (why.reason == BietenReason::Wins && why.figures[0] >= 0.5);
    }

    bool isTopCard(const BietenEvaluation& act)
    {
        const auto card = cardOf(*act.action);
        return card && (card->rank() == Rank::Ace || card->rank() == Rank::King);
    }

    bool isVerb(const BietenEvaluation& act, Verb verb)
    {
        return act.action && act.action->verb() == verb;
    }

    /// Of an act that is blamed: nothing that praises it, and no points that stand beside nothing.
    int againstIt(const BietenWhy& why, const BietenEvaluation& act)
    {
        if (isVerb(act, Verb::Good)) return 0; // what is told of it speaks against holding
        switch (why.reason) {
        case BietenReason::TiesWild: return 7;
        case BietenReason::ItIsABluff: return 6;
        case BietenReason::HoldLoses:
        case BietenReason::BidderBetter:
        case BietenReason::RaiserBetter: return 5;
        case BietenReason::CannotWin:
        case BietenReason::Beaten: return 6;
        case BietenReason::Wins: return isStrong(why) ? 0 : 4;
        case BietenReason::Compared: return 3;
        case BietenReason::HigherUnseen: return 2;
        default: return 0;
        }
    }

    /// Is the figure for which a wild card is so named won now and then?
    bool isNameOfUse(const BietenWhy& why)
    {
        constexpr double seldom = 0.1;
        return std::max(why.figures[0], why.figures[1]) >= seldom;
    }

    int forIt(const BietenWhy& why, const BietenEvaluation& act)
    {
        switch (why.reason) {
        case BietenReason::Certain:
        case BietenReason::CertainIfHeld:
        case BietenReason::AnotherHolds:
        case BietenReason::ItIsABluff: return 9;
        case BietenReason::HoldPays:
        case BietenReason::HoldLoses:
        case BietenReason::Wins:
        case BietenReason::WinsIfHeld: return 8;
        case BietenReason::NameWild: return isNameOfUse(why) ? 8 : 0;
        case BietenReason::GoesOutBy:
        case BietenReason::RaiserBetter:
        case BietenReason::BidderBetter:
        case BietenReason::EndsBefore:
        case BietenReason::GoesOutBefore:
        case BietenReason::NobodyScores: return 7;
        case BietenReason::Lure: return isTopCard(act) ? 0 : 6;
        case BietenReason::KeepBack:
        case BietenReason::Win:
        case BietenReason::Compared: return 5;
        case BietenReason::OftenGood:
        case BietenReason::NobodyHolds:
        case BietenReason::AlwaysGood: return 4;
        case BietenReason::IfGood:
        case BietenReason::IfHeld:
        case BietenReason::OnlyCard:
        case BietenReason::NothingGained:
        case BietenReason::IfClaimedAndHeld:
        case BietenReason::WonUnbid:
        case BietenReason::NearlyOut:
        case BietenReason::Unreadable:
        case BietenReason::NoOdds:
        case BietenReason::MorePoints:
        case BietenReason::TiesWild:
        case BietenReason::Likes: return 0;
        default: return 1;
        }
    }

}

std::optional<BietenMeasure> measureOf(const BietenWhy& why)
{
    const bool isChance
        = why.reason == BietenReason::Wins || why.reason == BietenReason::WinsIfHeld;
    if (!isChance || !why.figure) return std::nullopt;
    return BietenMeasure { *why.figure, why.figures[0] };
}

int tellingOf(const BietenWhy& why, const BietenEvaluation& act, bool isBlamed)
{
    return isBlamed ? againstIt(why, act) : forIt(why, act);
}

bool isToldBeside(const BietenWhy& why, const Action& better, const Action& done)
{
    const bool savesHigher
        = why.reason == BietenReason::KeepBack || why.reason == BietenReason::SavesHigher;
    const auto isNatural = [](const Action& one) { return one.card() == one.as(); };
    if (!savesHigher || better.verb() != Verb::Play || done.verb() != Verb::Play) return true;
    return isNatural(better) && isNatural(done) && done.card().rank() < better.card().rank();
}

QString whatIsRisked(const BietenEvaluation& bid, CardWords cards)
{
    constexpr double much = 0.5; // points
    QStringList told;
    std::array<double, 2> points {};
    const QStringList sentences = reasonsOf(bid, cards);
    for (std::size_t i = 0; i < bid.whys.size(); ++i) {
        const BietenWhy& why = bid.whys[i];
        if (why.reason != BietenReason::IfGood && why.reason != BietenReason::IfHeld) continue;
        points[static_cast<std::size_t>(told.size())] = why.figures[0];
        told << sentences[static_cast<qsizetype>(i)];
    }
    const bool isRisky = told.size() == 2 && points[1] < points[0] - much;
    return isRisky ? told.join(' ') : QString();
}

QString whyWait(const BietenEvaluation& card, const BietenEvaluation& bid, CardWords cards)
{
    const auto ties = [](const BietenWhy& why) { return why.reason == BietenReason::TiesWild; };
    if (std::any_of(bid.whys.begin(), bid.whys.end(), ties)) return {}; // which says it all
    if (!std::any_of(bid.whys.begin(), bid.whys.end(), isStrong)) return {};
    if (!whatIsRisked(bid, cards).isEmpty()) return {}; // and that as well
    const auto isGainless = [](const BietenWhy& why) {
        return why.reason == BietenReason::NothingGained
            || why.reason == BietenReason::IfClaimedAndHeld;
    };
    if (std::any_of(card.whys.begin(), card.whys.end(), isGainless)) return {}; // it tells nothing
    const auto isGood = [](const BietenWhy& why) {
        return why.reason == BietenReason::AlwaysGood || why.reason == BietenReason::NobodyHolds;
    };
    if (std::any_of(bid.whys.begin(), bid.whys.end(), isGood))
        return QCoreApplication::translate("BietenReason", "Now they would only say “Good”.");
    return QCoreApplication::translate(
        "BietenReason", "Others may yet bid it themselves; then you can say three.");
}

}
