#include "ui/words/mittlere/telling.h"

#include "core/bots/mittlere/features.h"
#include "core/bots/mittlere/telling/apart.h"
#include "core/bots/mittlere/telling/outcome_telling.h"
#include "ui/words/mittlere/reasons.h"
#include "ui/words/reason_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace weli::words {

using bots::MittlereEvaluation;
using bots::MittlerePlaces;
using bots::MittlereReason;

namespace {

    class MittlereWords {
        Q_DECLARE_TR_FUNCTIONS(MittlereReason)
    };

    /// What tells why before what the cards do.
    bool isOfTheTable(MittlereReason reason)
    {
        return reason == MittlereReason::TakesTheRest || reason == MittlereReason::FearsHundred
            || reason == MittlereReason::OtherHasNone || reason == MittlereReason::BringsHundred;
    }

    double inTheMiddle(const MittlerePlaces& ends)
    {
        return ends.lost - ends.hundred - ends.noTrick;
    }
    /// In the middle, and another loses (M-25).
    double spared(const MittlerePlaces& ends) { return ends.middle - inTheMiddle(ends); }

    /// What the better card mostly ends in, where the other does not.
    QString mostlyOf(const mittlere::Observation& observation, const MittlereEvaluation& better,
        const MittlerePlaces& done, CardWords cards)
    {
        constexpr double mostly = 0.5;
        constexpr double plainly = 0.15;
        const MittlerePlaces& ends = *better.expected;
        const auto isSo = [](double chance, double other) {
            return chance > mostly && chance > other + plainly;
        };
        if (isSo(ends.high, done.high))
            return reasonOf({ MittlereReason::LikelyHigh }, better, cards);
        if (isSo(ends.low, done.low)) return reasonOf({ MittlereReason::LikelyLow }, better, cards);
        const double other = spared(ends);
        if (other < spared(done) + plainly) return {};
        return reasonOf({ bots::sparingAt(observation).alone, { other } }, better, cards);
    }

    QString chanceText(const MittlereEvaluation& one, double chance)
    {
        return one.worlds == 0 ? inHundred(chance) : aboutInHundred(chance);
    }

    /// By what it is lost, if it is mostly one.
    QString lostText(const MittlerePlaces& done)
    {
        constexpr double mostly = 0.6;
        const double most = mostly * done.lost;
        if (inTheMiddle(done) > most)
            //: Of a card that was played: %1 and %2 are numbers of a hundred ("about 26")
            return MittlereWords::tr(
                "With it you lose in %1 of 100 deals, mostly in the middle; with the "
                "better card in %2.");
        if (done.hundred > most)
            //: Of a card that was played: %1 and %2 are numbers of a hundred ("about 26")
            return MittlereWords::tr(
                "With it you lose in %1 of 100 deals, mostly with a hundred; with "
                "the better card in %2.");
        if (done.noTrick > most)
            //: Of a card that was played: %1 and %2 are numbers of a hundred ("about 26")
            return MittlereWords::tr(
                "With it you lose in %1 of 100 deals, mostly without a trick; with "
                "the better card in %2.");
        //: Of a card that was played: %1 and %2 are numbers of a hundred ("about 26")
        return MittlereWords::tr(
            "With it you lose in %1 of 100 deals, with the better card in %2.");
    }

    /// In how many deals one loses by it, or in the end of a match wins that.
    QString lostBeside(const MittlereEvaluation& better, const MittlereEvaluation& done)
    {
        constexpr double slight = 0.02;
        constexpr double sure = 0.995;
        const MittlerePlaces& mine = *done.expected;
        const MittlerePlaces& theirs = *better.expected;
        if (theirs.first > mine.first + slight)
            //: Of a card that was played: %1 and %2 are numbers of a hundred ("about 26")
            return MittlereWords::tr(
                "With it you win the match in %1 of 100 cases, with the better card "
                "in %2.")
                .arg(chanceText(done, mine.first), chanceText(better, theirs.first));
        if (mine.lost < theirs.lost + slight) return {};
        const QString other = chanceText(better, theirs.lost);
        if (mine.lost > sure)
            //: Of a card that was played: %1 is a number of a hundred ("about 26")
            return MittlereWords::tr(
                "With it this deal looks lost; with the better card you lose in %1 "
                "of 100 deals.")
                .arg(other);
        return lostText(mine).arg(chanceText(done, mine.lost), other);
    }

    QString together(const QString& one, const QString& other)
    {
        return (one + ' ' + other).trimmed();
    }

}

QString stoodAt(const mittlere::Observation& observation)
{
    const auto& table = observation.table;
    const auto points = bots::pointsToCountOn(table);
    const auto isWithout = [&](Seat seat) { return table.taken[seat] == 0; };
    const auto text = [&](Seat seat, const QString& number) {
        //: In place of the points of somebody who has taken none
        return isWithout(seat) ? MittlereWords::tr("no trick") : number;
    };
    const Seat own = observation.seat;
    const Seat next = mittlere::seatAfter(own);
    const Seat last = mittlere::seatAfter(next);
    const QString mine = text(own, words::points(points[own]));
    if (isWithout(next) && isWithout(last))
        return isWithout(own)
            ? QString()
            //: Before a card was played; %1 points ("45 points")
            : MittlereWords::tr("Until then you had %1, the others no trick.").arg(mine);
    //: Before a card was played; %1 points ("45 points") or "no trick", %2 and %3 numbers of points
    //: or "no trick"
    return MittlereWords::tr("Until then you had %1, the others %2 and %3.")
        .arg(mine, text(next, QString::number(points[next])),
            text(last, QString::number(points[last])));
}

std::pair<QString, QString> gistsOf(const mittlere::Observation& observation,
    const MittlereEvaluation& better, const MittlereEvaluation& done, CardWords cards)
{
    if (!better.expected || !done.expected) return {};
    const MittlerePlaces& ends = *better.expected;
    const double aim = ends.high - ends.hundred - ends.low;
    const auto facts = bots::apart(observation, better.action->card(), done.action->card(), aim);
    QString fact;
    if (!better.whys.empty() && isOfTheTable(better.whys[0].reason))
        fact = reasonOf(better.whys[0], better, cards);
    else if (facts.better)
        fact = reasonOf(*facts.better, better, cards);
    const QString blame = facts.done ? reasonOf(*facts.done, done, cards) : QString();
    return { together(fact, mostlyOf(observation, better, *done.expected, cards)),
        together(blame, lostBeside(better, done)) };
}

}
