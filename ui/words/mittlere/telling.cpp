#include "ui/words/mittlere/telling.h"

#include "core/bots/mittlere/features.h"
#include "core/bots/mittlere/telling/apart.h"
#include "core/bots/mittlere/telling/outcome_telling.h"
#include "ui/words/mittlere/reasons.h"
#include "ui/words/reason_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <optional>

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

    QString together(const QString& one, const QString& other)
    {
        return (one + ' ' + other).trimmed();
    }

    double inTheMiddle(const MittlerePlaces& ends)
    {
        return ends.lost - ends.hundred - ends.noTrick;
    }
    /// In the middle, and another loses (M-25).
    double spared(const MittlerePlaces& ends) { return ends.middle - inTheMiddle(ends); }

    /// The fewest points, without a trick.
    double low(const MittlerePlaces& ends) { return ends.low - ends.noTrick; }

    /// The ways to lose a deal.
    enum class Loss : std::uint8_t { Middle, Hundred, NoTrick };

    /// That which makes most of it, be it what one card loses or what it loses more than another.
    Loss mostOf(double middle, double hundred, double noTrick)
    {
        if (hundred > std::max(middle, noTrick)) return Loss::Hundred;
        return noTrick > middle ? Loss::NoTrick : Loss::Middle;
    }

    /// What the card that was played loses by, if it loses more by that, too, than the better one.
    std::optional<Loss> lossOf(const MittlerePlaces& better, const MittlerePlaces& done)
    {
        const Loss loss = mostOf(inTheMiddle(done), done.hundred, done.noTrick);
        const Loss more = mostOf(inTheMiddle(done) - inTheMiddle(better),
            done.hundred - better.hundred, done.noTrick - better.noTrick);
        return loss == more ? std::optional(loss) : std::nullopt;
    }

    /// What the better card is better for: many points, 1, or few, -1.
    double aimOf(Loss loss, const MittlerePlaces& better, const MittlerePlaces& done)
    {
        constexpr double slight = 0.03;
        constexpr double plain = 0.7;
        if (loss != Loss::Middle) return loss == Loss::Hundred ? -plain : 0;
        const double many = better.high - done.high - low(better) + low(done);
        return std::abs(many) < slight ? 0 : std::copysign(plain, many);
    }

    /// What each of the two cards does, as far as that is why the one loses less.
    bots::CardsApart factsOf(const mittlere::Observation& observation,
        const MittlereEvaluation& better, const MittlereEvaluation& done)
    {
        const auto loss = lossOf(*better.expected, *done.expected);
        if (!loss) return {};
        const Card best = better.action->card();
        const Card card = done.action->card();
        if (*loss != Loss::NoTrick)
            return bots::apart(
                observation, best, card, aimOf(*loss, *better.expected, *done.expected));
        const bool takes = bots::takesNow(observation.table, best);
        if (!takes || bots::takesNow(observation.table, card)) return {};
        return { .better = bots::MittlereWhy { MittlereReason::FirstTrick } };
    }

    /// What the better card ends in more often, where nothing else is told of it.
    QString oftenerOf(const MittlerePlaces& better, const MittlerePlaces& done)
    {
        constexpr double plainly = 0.1;
        const double many = better.high - done.high;
        const double few = low(better) - low(done);
        if (many > std::max(few, plainly))
            return MittlereWords::tr("It gives you the most points more often.");
        if (few > plainly) return MittlereWords::tr("It gives you the fewest points more often.");
        return {};
    }

    /// That another loses in the middle's place.
    QString sparedText(const mittlere::Observation& observation)
    {
        const MittlereReason by = bots::sparingAt(observation).alone;
        if (by == MittlereReason::OthersLoseHundred)
            return MittlereWords::tr("Another more often loses in your place, with a hundred.");
        if (by == MittlereReason::OthersLoseNoTrick)
            return MittlereWords::tr("Another more often loses in your place, without a trick.");
        return MittlereWords::tr(
            "Another more often loses in your place, with a hundred or without a trick.");
    }

    /// What the better card mostly ends in, where the other does not.
    QString mostlyOf(const mittlere::Observation& observation, const MittlereEvaluation& better,
        const MittlerePlaces& done, CardWords cards)
    {
        constexpr double mostly = 0.6;
        constexpr double danger = 0.3;
        constexpr double plainly = 0.15;
        const MittlerePlaces& ends = *better.expected;
        const auto isSo = [&ends](double chance, double other) {
            return chance > mostly && ends.lost < danger && chance > other + plainly;
        };
        if (isSo(ends.high, done.high))
            return reasonOf({ MittlereReason::LikelyHigh }, better, cards);
        if (isSo(ends.low, done.low)) return reasonOf({ MittlereReason::LikelyLow }, better, cards);
        return spared(ends) < spared(done) + plainly ? QString() : sparedText(observation);
    }

    /// What the better card is better for.
    QString purposeOf(const mittlere::Observation& observation, const MittlereEvaluation& better,
        const MittlerePlaces& done, CardWords cards)
    {
        constexpr double slight = 0.03;
        const MittlerePlaces& ends = *better.expected;
        const auto loss = lossOf(ends, done);
        if (loss == Loss::Hundred && done.hundred - ends.hundred > slight)
            return reasonOf({ MittlereReason::LessHundred }, better, cards);
        if (loss == Loss::NoTrick && done.noTrick - ends.noTrick > slight)
            return reasonOf({ MittlereReason::LessNoTrick }, better, cards);
        const QString mostly = mostlyOf(observation, better, done, cards);
        return mostly.isEmpty() ? oftenerOf(ends, done) : mostly;
    }

    /// Why the better card is better: what it is for, and then what it does.
    QString praiseOf(const mittlere::Observation& observation, const MittlereEvaluation& better,
        const MittlerePlaces& done, const std::optional<bots::MittlereWhy>& fact, CardWords cards)
    {
        constexpr double none = 1e-6;
        const auto text
            = [&](const bots::MittlereWhy& why) { return reasonOf(why, better, cards); };
        const auto first = better.whys.empty() ? std::nullopt : std::optional(better.whys[0]);
        if (first && first->reason == MittlereReason::TakesTheRest)
            return together(text(*first),
                better.expected->lost < none ? text({ MittlereReason::SafeNow }) : QString());
        if (first && isOfTheTable(first->reason))
            return together(text(*first), mostlyOf(observation, better, done, cards));
        if (fact && fact->reason == MittlereReason::FirstTrick) return text(*fact);
        return together(
            purposeOf(observation, better, done, cards), fact ? text(*fact) : QString());
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
        constexpr double certainly = 1e-6;
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
        if (done.worlds == 0 && mine.lost > 1 - certainly)
            //: Of a card that was played: %1 is a number of a hundred ("about 26")
            return MittlereWords::tr(
                "If all play well, you lose this deal with it; with the better card you lose in "
                "%1 of 100 deals.")
                .arg(other);
        if (mine.lost > sure)
            //: Of a card that was played: %1 is a number of a hundred ("about 26")
            return MittlereWords::tr(
                "With it this deal looks lost; with the better card you lose in %1 "
                "of 100 deals.")
                .arg(other);
        return lostText(mine).arg(chanceText(done, mine.lost), other);
    }

}

QString stoodAt(const mittlere::Observation& observation, const QStringList& names)
{
    const auto& table = observation.table;
    const auto points = bots::pointsToCountOn(table);
    const auto isWithout = [&](Seat seat) { return table.taken[seat] == 0; };
    const auto text = [&](Seat seat) {
        //: In place of the points of somebody who has taken none
        return isWithout(seat) ? MittlereWords::tr("no trick yet") : words::points(points[seat]);
    };
    const Seat own = observation.seat;
    const Seat next = mittlere::seatAfter(own);
    const Seat last = mittlere::seatAfter(next);
    if (isWithout(next) && isWithout(last))
        return isWithout(own)
            ? QString()
            //: Before a card was played; %1 points ("45 points")
            : MittlereWords::tr("Until then you had %1, the others no trick yet.").arg(text(own));
    if (names.isEmpty())
        //: Before a card was played; %1 to %3 points ("45 points") or "no trick yet"
        return MittlereWords::tr("Until then you had %1, the others %2 and %3.")
            .arg(text(own), text(next), text(last));
    //: Before a card was played; %2 and %4 names, %1, %3 and %5 points ("45 points") or "no trick
    //: yet"
    return MittlereWords::tr("Until then you had %1, %2 had %3, and %4 had %5.")
        .arg(text(own), names[next.index], text(next), names[last.index], text(last));
}

std::pair<QString, QString> gistsOf(const mittlere::Observation& observation,
    const MittlereEvaluation& better, const MittlereEvaluation& done, CardWords cards)
{
    if (!better.expected || !done.expected) return {};
    const auto facts = factsOf(observation, better, done);
    const bool isOverBy = !better.whys.empty()
        && better.whys[0].reason == MittlereReason::TakesTheRest; // whatever else the cards do
    const QString blame = facts.done && !isOverBy ? reasonOf(*facts.done, done, cards) : QString();
    return { praiseOf(observation, better, *done.expected, facts.better, cards),
        together(blame, lostBeside(better, done)) };
}

}
