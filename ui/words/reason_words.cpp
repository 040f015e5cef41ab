#include "ui/words/reason_words.h"

#include "ui/words/mind_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace weli::words {

QString about(const QString& figure)
{
    //: A figure that is not exact: "about 62" (etwa 62; ungefär 62)
    return QCoreApplication::translate("Reason", "about %1").arg(figure);
}

QString inHundred(double chance)
{
    constexpr double none = 1e-9;
    if (chance <= none) return "0";
    if (chance >= 1 - none) return "100";
    return QString::number(std::clamp(static_cast<int>(std::lround(100 * chance)), 1, 99));
}

QString aboutInHundred(double chance)
{
    const QString text = inHundred(chance);
    //: In place of a number, as in "You make Two in fewer than 1 of 100 deals" (weniger als 1)
    if (text == "0") return QCoreApplication::translate("Reason", "fewer than 1");
    //: In place of a number, as in "You make Two in over 99 of 100 deals" (über 99)
    if (text == "100") return QCoreApplication::translate("Reason", "over 99");
    return about(text);
}

QString noValue() { return QString(QChar(0x2013)); }

QString onAverage(double figure)
{
    const long tenths = std::lround(10 * std::abs(figure));
    QString text = QString::number(tenths / 10);
    if (tenths % 10 != 0) text += QLocale().decimalPoint() + QString::number(tenths % 10);
    return tenths > 0 && figure < 0 ? QChar(0x2212) + text : text;
}

namespace {

    /// A plural goes by whole numbers; what lies between has words of its own.
    template <typename Whole> QString amountOf(double amount, Whole whole, const QString& between)
    {
        const long tenths = std::lround(10 * std::abs(amount));
        if (tenths % 10 != 0) return between.arg(onAverage(amount));
        const QString text = whole(static_cast<int>(tenths / 10));
        return tenths > 0 && amount < 0 ? QChar(0x2212) + text : text;
    }

}

QString pointsOnAverage(double points)
{
    //: Points on average: %1 is a number such as 1.4
    return amountOf(points, &words::points, QCoreApplication::translate("Reason", "%1 points"));
}

QString chipsOnAverage(double chips)
{
    const auto whole = [](int number) {
        //: Chips of Préférence on average
        return QCoreApplication::translate("Reason", "%n chip(s)", nullptr, number);
    };
    //: Chips of Préférence on average: %1 is a number such as 1.4
    return amountOf(chips, whole, QCoreApplication::translate("Reason", "%1 chips"));
}

QString strokesOnAverage(double strokes)
{
    const auto whole = [](int number) {
        //: Strokes of Mittlere on average
        return QCoreApplication::translate("Reason", "%n stroke(s)", nullptr, number);
    };
    //: Strokes of Mittlere on average: %1 is a number such as 1.4
    return amountOf(strokes, whole, QCoreApplication::translate("Reason", "%1 strokes"));
}

QString signedNumber(double value)
{
    const auto rounded = static_cast<int>(std::lround(value));
    return rounded > 0 ? '+' + QString::number(rounded) : number(rounded);
}

QString seatName(int seat)
{
    //: %1 is a number
    return QCoreApplication::translate("Advice", "seat %1").arg(seat);
}

QString adviceTitle(int seat, int events, const std::optional<bots::Mind>& mind)
{
    if (!mind)
        //: What the hint says: %1: a seat ("seat 0"), %n: how many packs and acts the trace had
        //: before
        return capitalised(
            QCoreApplication::translate("Advice", "%1 after %n event(s) (hint)", nullptr, events)
                .arg(seatName(seat)));
    //: %1: a seat ("seat 0"), %n: how many packs and acts the trace had before, %2: a level
    return capitalised(
        QCoreApplication::translate("Advice", "%1 after %n event(s) (%2)", nullptr, events)
            .arg(seatName(seat), nameOf(*mind)));
}

QString othersWeighed(int number)
{
    //: Below the acts that were weighed, the best first: so many are not listed
    return QCoreApplication::translate("Advice", "… and %n other(s)", nullptr, number);
}

QString actSaid(const QString& act, const QString& sentence)
{
    //: %1 an act, "Bid hearts", %2 a sentence about it
    return QCoreApplication::translate("Advice", "%1: %2").arg(act, sentence);
}

QString sayingNo()
{
    //: In Préférence, to buying after another or to offering a split
    return QCoreApplication::translate("Advice", "Say “No”");
}

QString asGood(const QStringList& acts)
{
    //: %1: one act or two that would do as well: "ten of leaves, bid hearts"
    return QCoreApplication::translate("Advice", "About as good: %1.").arg(acts.join(", "));
}

QString manyAsGood(bool others, bool cards)
{
    if (others)
        return cards
            ? QCoreApplication::translate("Advice", "The other cards are about as good.")
            : QCoreApplication::translate("Advice", "All other choices are worth about as much.");
    return cards
        ? QCoreApplication::translate("Advice", "Several other cards are about as good.")
        : QCoreApplication::translate("Advice", "Several other choices are worth about as much.");
}

QString playing(const QString& card)
{
    //: What somebody did or could have done with a card: %1 is it as what is played
    return capitalised(QCoreApplication::translate("Advice", "Play %1").arg(card));
}

QString judgement(const QString& mark, const QString& better, const QString& amount)
{
    QString name = QCoreApplication::translate("weli::MomentWords", "?? A blunder.");
    if (mark == "?!") name = QCoreApplication::translate("weli::MomentWords", "?! Inaccurate.");
    if (mark == "?") name = QCoreApplication::translate("weli::MomentWords", "? A mistake.");
    if (amount.isEmpty())
        //: After a mark as in chess: %1 what would have been better
        return name + ' '
            + QCoreApplication::translate("weli::MomentWords", "Better: %1.").arg(better);
    return name
        + ' '
        //: After a mark as in chess: %1 what would have been better, %2 "0.4 points": by so much
        //: one would stand better beside the other players
        + QCoreApplication::translate("weli::MomentWords",
            "Better: %1. That improves the standing against the others at the table by about %2.")
              .arg(better, amount);
}

QString keepingBack(const QString& act)
{
    //: %1 an act, "Play the ten of leaves", that is better than to bid now
    return QCoreApplication::translate("Advice", "%1, and wait with the bid").arg(act);
}

QString judgementAt(int place, int seat, const QString& act, const QString& judgement)
{
    //: %1 how many packs and acts there were before, %2 a seat, %3 what it did, %4 what is said of
    //: that
    return QCoreApplication::translate("Advice", "%1, %2: %3. %4")
        .arg(QString::number(place), seatName(seat), act, judgement);
}

QString judgements(int seat, int decisions, const QString& amount, const QString& marked,
    const std::array<int, 4>& marks)
{
    //: %1 a seat, %n how many decisions, %2 what they cost beside the best ones, %3 how much of
    //: that lies in those that got a mark, %4 to %6 how many of them got each mark
    return capitalised(QCoreApplication::translate("Advice",
        "%1: %n decision(s), %2 given away in all, %3 of it in those marked (?! %4, ? %5, ?? %6)",
        nullptr, decisions)
                           .arg(seatName(seat), amount, marked, QString::number(marks[1]),
                               QString::number(marks[2]), QString::number(marks[3])));
}

QString hindsight(bool wasGood, bool wentWell, const QString& other)
{
    if (wasGood && wentWell)
        return QCoreApplication::translate("Advice", "Well played, and it went well.");
    if (wasGood)
        //: %1 an act, "Play the ten of leaves": it would have done better, but who could know?
        return QCoreApplication::translate(
            "Advice", "Well played; only as the cards lay would this have been better: %1.")
            .arg(other);
    if (wentWell)
        //: %1 an act, which was better but would have done worse
        return QCoreApplication::translate(
            "Advice", "With the cards as they lay, this would have come out worse: %1.")
            .arg(other);
    return QCoreApplication::translate("Advice", "As the cards lay, it did cost something.");
}

QString tried(
    const QString& chair, const std::optional<double>& result, const std::optional<double>& played)
{
    if (!result || !played)
        //: Another way was tried in a deal that is looked back at: %1 is in whose chair
        return QCoreApplication::translate(
            "Advice", "Tried as %1, and left before the deal was counted.")
            .arg(chair);
    //: The same: %2 what the deal brought, a number with its sign, %3 what it was in the match
    return QCoreApplication::translate(
        "Advice", "Tried as %1: %2 beside the others, in the match %3.")
        .arg(chair, signedNumber(*result), signedNumber(*played));
}

QStringList account(double result, double cards, double mine, double error, bool tell)
{
    // In whole numbers that add up.
    const double whole = std::round(result);
    const double dealt = tell ? std::round(cards) : 0;
    const double own = std::min(std::round(mine), 0.0); // to be lucky is no mistake
    const QString rest = signedNumber(whole - dealt - own);
    QStringList all {
        //: What deals brought a player: %1 a number with its sign; what it comes from follows
        QCoreApplication::translate(
            "Advice", "Compared with the others on average: %1. It comes from:")
            .arg(signedNumber(whole)),
    };
    if (tell)
        //: A part of what deals brought: %1 a number with its sign
        all << QCoreApplication::translate("Advice", "the cards dealt: %1")
                   .arg(signedNumber(dealt));
    //: A part of what deals brought: %1 a number with its sign
    all << QCoreApplication::translate("Advice", "own mistakes: %1").arg(signedNumber(own));
    all << (tell
            //: A part of what deals brought: %1 a number with its sign
            ? QCoreApplication::translate("Advice", "luck and what the others did: %1").arg(rest)
            //: The same in a game in which the same cards end quite differently each time
            : QCoreApplication::translate("Advice", "the cards, luck and the others: %1")
                  .arg(rest));
    //: Of those parts: %1 a number
    return all << QCoreApplication::translate("Advice", "(estimates, right to about %1)")
                      .arg(onAverage(error));
}

QString personIn(const bots::Measures& measures,
    const std::array<double, bots::mostFigures>& figures, const QStringList& names)
{
    const auto* const person = std::find(measures.begin(), measures.end(), bots::Measure::Person);
    if (person == measures.end()) return {};
    return names.value(std::lround(figures[static_cast<std::size_t>(person - measures.begin())]));
}

QString filled(const char* context, const char* text, const QStringList& parts, int count)
{
    const bool isCounted = QLatin1String(text).contains(QLatin1String("%n"));
    QString sentence = QCoreApplication::translate(context, text, nullptr, isCounted ? count : -1);
    for (qsizetype i = 0; i < parts.size(); ++i)
        sentence.replace(QString("%%1").arg(i + 1), parts[i]);
    return capitalised(sentence);
}

}
