#pragma once

// What the bots of every game think, in words.

#include "ui/words/bieten/reasons.h"
#include "ui/words/mittlere/reasons.h"
#include "ui/words/preference/reasons.h"
#include "ui/words/reason_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace weli::words {

/// What will do as well as the first of these acts: a few are named, all the others are called so.
template <typename Evaluation>
QString alikeIn(
    const bots::Decision<Evaluation>& decision, CardWords cards, const QStringList& names)
{
    constexpr std::size_t few = 2; // more are tedious to hear
    QStringList acts;
    for (const auto& act : decision.alike) acts << actWithin(act, cards, names);
    if (decision.alike.size() <= few) return asGood(acts);
    const bool areCards = std::ranges::all_of(
        decision.weighed, [](const auto& each) { return each.action && cardOf(*each.action); });
    return manyAsGood(decision.alike.size() + 1 == decision.weighed.size(), areCards);
}

/// A sentence for each reason of one of these acts; of the first, also what will do as well.
template <typename Evaluation>
QStringList reasonsIn(const bots::Decision<Evaluation>& decision, const Evaluation& one,
    CardWords cards, const QStringList& names)
{
    QStringList reasons = reasonsOf(one, cards, names);
    if (one.action != decision.weighed.front().action || decision.alike.empty()) return reasons;
    for (std::size_t i = 0; i < one.whys.size(); ++i)
        if (isOfEquals(one.whys[i].reason))
            reasons[static_cast<qsizetype>(i)] = alikeIn(decision, cards, names);
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
