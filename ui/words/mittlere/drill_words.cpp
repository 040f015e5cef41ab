#include "ui/words/mittlere/drill_words.h"

#include <QCoreApplication>

#include <array>

namespace weli::words {

using drill::Kind;
using drill::Reason;

namespace {

    constexpr std::array kinds {
        DrillQuestion { Kind::MittlerePlayable,
            QT_TRANSLATE_NOOP("MittlereDrill", "What you may play"),
            QT_TRANSLATE_NOOP("MittlereDrill", "%1 were led. Which of these cards may you play?") },
        DrillQuestion { Kind::MittlereTrick, QT_TRANSLATE_NOOP("MittlereDrill", "Taking a trick"),
            QT_TRANSLATE_NOOP("MittlereDrill", "You play: %1. Who takes the trick?") },
        DrillQuestion { Kind::MittlereTrump,
            QT_TRANSLATE_NOOP("MittlereDrill", "What becomes trumps"),
            QT_TRANSLATE_NOOP("MittlereDrill", "You play: %1. What are trumps then?") },
        DrillQuestion { Kind::MittlereHighest,
            QT_TRANSLATE_NOOP("MittlereDrill", "The order of trumps"),
            QT_TRANSLATE_NOOP(
                "MittlereDrill", "Trumps: %1. Which of these cards is the highest?") },
        DrillQuestion { Kind::MittlereBeats, QT_TRANSLATE_NOOP("MittlereDrill", "Beating a card"),
            QT_TRANSLATE_NOOP(
                "MittlereDrill", "The highest so far: %1. Which of these cards beat it?") },
        DrillQuestion { Kind::MittlereUnder,
            QT_TRANSLATE_NOOP("MittlereDrill", "The highest trump"),
            QT_TRANSLATE_NOOP("MittlereDrill",
                "Trumps are led, and you hold the highest: %1. Must you play a trump?") },
        DrillQuestion { Kind::MittlereValue,
            QT_TRANSLATE_NOOP("MittlereDrill", "What a card counts"),
            QT_TRANSLATE_NOOP(
                "MittlereDrill", "Trumps: %2. How many points does this card count: %1?") },
        DrillQuestion { Kind::MittlereInTrick,
            QT_TRANSLATE_NOOP("MittlereDrill", "The points of a trick"),
            QT_TRANSLATE_NOOP(
                "MittlereDrill", "You play: %1. How many points is the trick worth?") },
        DrillQuestion { Kind::MittlerePoints,
            QT_TRANSLATE_NOOP("MittlereDrill", "The points so far"),
            QT_TRANSLATE_NOOP("MittlereDrill",
                "Trumps: %1. These cards lie in your tricks. How many points are they worth?") },
        DrillQuestion { Kind::MittlereLeads, QT_TRANSLATE_NOOP("MittlereDrill", "Who leads next"),
            QT_TRANSLATE_NOOP("MittlereDrill", "You play: %1. Who leads to the next trick?") },
        DrillQuestion { Kind::MittlereLoses, QT_TRANSLATE_NOOP("MittlereDrill", "Who loses"),
            QT_TRANSLATE_NOOP("MittlereDrill",
                "You play: %1. The deal is over. Points: %2. Tricks: %3. Who loses?") },
        DrillQuestion { Kind::MittlereWritten,
            QT_TRANSLATE_NOOP("MittlereDrill", "Strokes and potatoes"),
            QT_TRANSLATE_NOOP("MittlereDrill",
                "You play: %1. The deal is over. Points: %2. Tricks: %3. What do you get?") },
    };

    constexpr std::array reasons {
        DrillReason { Reason::NoTrumpYet,
            QT_TRANSLATE_NOOP("MittlereDrill",
                "Led: %1. There are no trumps yet, so whoever can follow suit must.") },
        DrillReason { Reason::TrumpLed,
            QT_TRANSLATE_NOOP(
                "MittlereDrill", "Trumps are led: %1. You have trumps, so you must play one.") },
        DrillReason { Reason::TrumpHigher,
            QT_TRANSLATE_NOOP("MittlereDrill",
                "Trumps: %1. You can follow suit, so you may trump only with a card that beats "
                "%2.") },
        DrillReason { Reason::TrumpOrFollow,
            QT_TRANSLATE_NOOP("MittlereDrill",
                "Led: %1, trumps: %2. You have the suit led, so you must follow suit or trump.") },
        DrillReason { Reason::UnderAlone,
            QT_TRANSLATE_NOOP("MittlereDrill",
                "It is your only trump, and the highest trump can never be forced out.") },
        DrillReason { Reason::UnderAccompanied,
            QT_TRANSLATE_NOOP("MittlereDrill",
                "%1 is a trump, too. So you must play a trump, whichever you like.") },
        DrillReason { Reason::FirstMakesTrump,
            QT_TRANSLATE_NOOP("MittlereDrill",
                "Led: %1. The first card of the deal that does not follow suit decides trumps: "
                "%2.") },
        DrillReason { Reason::TrumpStays,
            QT_TRANSLATE_NOOP("MittlereDrill",
                "What has become trumps stays trumps to the end of the deal: %1.") },
        DrillReason { Reason::AllFollow,
            QT_TRANSLATE_NOOP(
                "MittlereDrill", "Led: %1. Your card follows suit, so nothing becomes trumps.") },
        DrillReason { Reason::TrumpRanks,
            QT_TRANSLATE_NOOP("MittlereDrill", "Trumps from the highest down: %1.") },
        DrillReason { Reason::BeatsCard,
            QT_TRANSLATE_NOOP("MittlereDrill",
                "On the table: %1. A higher card of its suit beats it, and so does any trump, "
                "unless the card is a trump itself.") },
        DrillReason { Reason::ValueTrump,
            QT_TRANSLATE_NOOP(
                "MittlereDrill", "The card is a trump, so it counts %1, whenever it was played.") },
        DrillReason { Reason::ValuePlain,
            QT_TRANSLATE_NOOP("MittlereDrill", "The card is not a trump, so it counts %1.") },
        DrillReason { Reason::SumOfCards, QT_TRANSLATE_NOOP("MittlereDrill", "Card by card: %1.") },
        DrillReason { Reason::SumWithLast,
            QT_TRANSLATE_NOOP("MittlereDrill", "The last trick is worth 5 points more: %1.") },
        DrillReason { Reason::Middle,
            QT_TRANSLATE_NOOP("MittlereDrill",
                "Nobody has a hundred points and everybody has a trick, so whoever is in the "
                "middle loses.") },
        DrillReason { Reason::Hundred,
            QT_TRANSLATE_NOOP("MittlereDrill", "%1 points: a hundred or more loses.") },
        DrillReason { Reason::NoTrick,
            QT_TRANSLATE_NOOP("MittlereDrill", "Whoever has taken no trick loses.") },
        DrillReason { Reason::AllTricks,
            QT_TRANSLATE_NOOP("MittlereDrill", "Whoever takes all twelve tricks wins the deal.") },
        DrillReason { Reason::Equals,
            QT_TRANSLATE_NOOP(
                "MittlereDrill", "Two have the same number of points, so the third player wins.") },
    };

}

const DrillWords& mittlereDrillWords()
{
    static constexpr DrillWords words { "MittlereDrill", kinds, reasons };
    return words;
}

}
