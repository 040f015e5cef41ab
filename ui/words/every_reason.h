#pragma once

// What the bots of every game think, in words.

#include "ui/words/bieten/reasons.h"
#include "ui/words/mittlere/reasons.h"
#include "ui/words/preference/reasons.h"
#include "ui/words/reason_words.h"

#include <QCoreApplication>

namespace weli::words {

/// A sentence for each reason of one of these acts; what will do as well as the first is named.
template <typename Evaluation>
QStringList reasonsIn(const bots::Decision<Evaluation>& decision, const Evaluation& one,
    CardWords cards, const QStringList& names)
{
    QStringList reasons = reasonsOf(one, cards, names);
    if (&one != &decision.weighed.front() || decision.alike.empty()) return reasons;
    QStringList acts;
    for (const auto& act : decision.alike) acts << actOf(act, cards, names);
    for (std::size_t i = 0; i < one.whys.size(); ++i)
        if (isOfEquals(one.whys[i].reason)) reasons[static_cast<qsizetype>(i)] = asGood(acts);
    return reasons;
}

/// What somebody did or could have done: "Play the ten of leaves", "Say “Good”".
template <typename Action>
QString deedOf(const Action& action, CardWords cards, const QStringList& names)
{
    if constexpr (requires { action.position(); }) cards.weli = false; // Mittlere has none: M-2
    if (toText(action) == "no") return sayingNo(); // P-29
    const auto card = cardOf(action);
    if (!card) return actOf(action, cards, names);
    const QString what = asObject(*card, cards);
    if constexpr (requires { action.as(); })
        if (action.as() != *card)
            return playing(QCoreApplication::translate("BietenAct", "%1 as %2")
                               .arg(what, nameOf(action.as(), cards)));
    return playing(what);
}

}
