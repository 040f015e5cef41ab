#include "ui/words/reason_words.h"

#include "ui/words/mind_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

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

QString plusMinus(double error)
{
    const long rounded = std::lround(error);
    return rounded > 0 ? QString("(%1\u00a0%2)").arg(QChar(0x00b1)).arg(rounded) : QString();
}

QString pointsOrFewer(int points)
{
    return points < 0 ? QChar(0x2212) + words::points(-points) : words::points(points);
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

QString adviceTitle(int seat, int events, const bots::Mind& mind)
{
    //: %1: a seat ("seat 0"), %n: how many packs and acts the trace had before, %2: a level
    return capitalised(
        QCoreApplication::translate("Advice", "%1 after %n event(s) (%2)", nullptr, events)
            .arg(seatName(seat), nameOf(mind)));
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
