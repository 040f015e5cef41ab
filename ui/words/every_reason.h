#pragma once

// What the bots of every game think, in words.

#include "ui/words/bieten/reasons.h"
#include "ui/words/mittlere/reasons.h"
#include "ui/words/preference/reasons.h"
#include "ui/words/reason_words.h"

#include <QCoreApplication>

namespace weli::words {

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
