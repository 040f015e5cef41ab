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
        QCoreApplication::translate("MittlereTurn", "%1 are trumps").arg(nameOf(trump, cards)));
}

namespace {

    constexpr std::array refusals {
        Forbidden { 10, QT_TRANSLATE_NOOP("Why", "It is not your turn to play a card.") },
        Forbidden { 13, QT_TRANSLATE_NOOP("Why", "You can follow suit, so you must.") },
        Forbidden { 14,
            QT_TRANSLATE_NOOP(
                "Why", "Trumps were led and you have one, so you must play a trump.") },
        Forbidden { 16, QT_TRANSLATE_NOOP("Why", "You can follow suit: do so, or play a trump.") },
        Forbidden { 17,
            QT_TRANSLATE_NOOP("Why",
                "As long as you can follow suit, your trump must beat any trump already in the "
                "trick.") },
        Forbidden { 28,
            QT_TRANSLATE_NOOP(
                "Why", "It is the other player’s draw, or this card has already been drawn.") },
        Forbidden { 34, QT_TRANSLATE_NOOP("Why", "This cannot be done now.") },
    };

    //: The name of the game
    constexpr const char* gameName = QT_TRANSLATE_NOOP("Game", "Mittlere");
    constexpr const char* gameAbout = QT_TRANSLATE_NOOP("Game",
        "The Swiss game for three: take the most points or the fewest; the one in the middle "
        "loses. The first card that does not follow suit decides trumps.");

}

const GameWords& gameWords(GameOf<mittlere::State> /*game*/)
{
    static const GameWords words { gameName, gameAbout, refusals, &mittlereRuleWords(),
        mittlere::info().clauses.rules };
    return words;
}

}
