#include "ui/words/mittlere/words.h"

#include "core/mittlere/info.h"
#include "ui/words/mittlere/rule_words.h"

#include <QCoreApplication>

#include <array>

namespace weli::words {

QString trumpIs(Suit trump, CardWords cards)
{
    //: %1 is a suit, always in the plural
    return capitalised(
        QCoreApplication::translate("MittlereTurn", "%1 are trump").arg(nameOf(trump, cards)));
}

namespace {

    constexpr std::array refusals {
        Forbidden { 10, QT_TRANSLATE_NOOP("Why", "It is not your turn to play a card.") },
        Forbidden { 13, QT_TRANSLATE_NOOP("Why", "You can follow suit, so you must.") },
        Forbidden { 14, QT_TRANSLATE_NOOP("Why", "Trump is led and you have one, so play trump.") },
        Forbidden { 16, QT_TRANSLATE_NOOP("Why", "You can follow suit: do so, or play a trump.") },
        Forbidden { 17,
            QT_TRANSLATE_NOOP("Why",
                "As long as you can follow suit, your trump must be higher than those in the "
                "trick.") },
        Forbidden { 28,
            QT_TRANSLATE_NOOP("Why", "The other one draws now, or this card is drawn already.") },
        Forbidden { 34, QT_TRANSLATE_NOOP("Why", "This cannot be done now.") },
    };

    QString name()
    {
        //: The name of the game
        return QCoreApplication::translate("Game", "Mittlere");
    }

    QString about()
    {
        return QCoreApplication::translate("Game",
            "The Swiss game for three: take the most points or the fewest, for the middle loses. "
            "The "
            "first card that does not follow suit makes trump.");
    }

}

const GameWords& gameWords(GameOf<mittlere::State> /*game*/)
{
    static const GameWords words { name, about, refusals, &mittlereRuleWords(),
        mittlere::info().clauses.rules };
    return words;
}

}
