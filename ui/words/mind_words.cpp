#include "ui/words/mind_words.h"

#include <QCoreApplication>

namespace weli::words {

namespace {

    struct Told {
        const char* name;
        const char* manner;
    };

    /// In the order of bots::minds.
    constexpr std::array<Told, bots::minds.size()> told { {
        { QT_TRANSLATE_NOOP("Level", "random"), QT_TRANSLATE_NOOP("Level", "Plays at random.") },
        //: How good a bot is: the weakest; on its name plate
        { QT_TRANSLATE_NOOP("Level", "first evening"),
            QT_TRANSLATE_NOOP("Level", "Knows the rules, and looks only at the cards in hand.") },
        //: How good a bot is: better than on a first evening
        { QT_TRANSLATE_NOOP("Level", "easy"),
            QT_TRANSLATE_NOOP("Level", "Has played before, and soon forgets what has gone.") },
        //: How good a bot is: one who is at the inn every week
        { QT_TRANSLATE_NOOP("Level", "regular"),
            QT_TRANSLATE_NOOP("Level", "Remembers most of what was played, and seldom slips.") },
        //: How good a bot is: plays as good old advice has it
        { QT_TRANSLATE_NOOP("Level", "by the book"),
            QT_TRANSLATE_NOOP("Level", "Does what good players advise.") },
        //: How good a bot is: better than by the book
        { QT_TRANSLATE_NOOP("Level", "sharp"),
            QT_TRANSLATE_NOOP("Level", "Works out what the others may hold.") },
        //: How good a bot is: the best there is
        { QT_TRANSLATE_NOOP("Level", "master"),
            QT_TRANSLATE_NOOP("Level", "Thinks longest, and gives nothing away.") },
        //: A character; on its name plate: one who dares, and bluffs where one can
        { QT_TRANSLATE_NOOP("Level", "hunter"),
            QT_TRANSLATE_NOOP("Level", "Dares more than the cards are worth.") },
        //: A character: the opposite of the hunter. German card players say "mauern".
        { QT_TRANSLATE_NOOP("Level", "stonewaller"),
            QT_TRANSLATE_NOOP("Level", "Takes no risks: only what is nearly sure will do.") },
        //: A character: one who lies in wait with good cards
        { QT_TRANSLATE_NOOP("Level", "lurker"),
            QT_TRANSLATE_NOOP("Level", "Keeps the best back, and strikes late.") },
        //: A character
        { QT_TRANSLATE_NOOP("Level", "optimist"),
            QT_TRANSLATE_NOOP("Level", "Thinks that any king will win.") },
        //: A character: one who has read the old books; only in Préférence
        { QT_TRANSLATE_NOOP("Level", "scholar"),
            QT_TRANSLATE_NOOP("Level", "Bids and goes along as it was taught in the old days.") },
        //: A character: one who counts everything; only in Bieten
        { QT_TRANSLATE_NOOP("Level", "card counter"),
            QT_TRANSLATE_NOOP(
                "Level", "Counts, and bids nothing that loses more often than it wins.") },
    } };

    const Told& toldOf(const bots::Mind& mind) { return told[bots::indexOf(mind)]; }

}

QString nameOf(const std::optional<bots::Mind>& mind)
{
    if (mind) return QCoreApplication::translate("Level", toldOf(*mind).name);
    //: On the name plate of the person who plays
    return QCoreApplication::translate("Level", "you");
}

QString stranger()
{
    //: On the name plate of a bot: how it plays is told after the match
    return QCoreApplication::translate("Level", "a stranger");
}

QString mannerOf(const bots::Mind& mind)
{
    return QCoreApplication::translate("Level", toldOf(mind).manner);
}

QString mannerAndStrengthOf(const bots::Mind& mind)
{
    //: How good a bot is; where it is chosen, so many bells of six are of brass
    return mannerOf(mind) + ' '
        + QCoreApplication::translate("Level", "Strength: %1 of 6 bells.")
              .arg(static_cast<int>(mind.level));
}

QString noMind(const QString& word)
{
    //: %1 is a word in a file that should be "easy", "sharp", "hunter" or the like
    return QCoreApplication::translate("Files", "there is no level “%1”").arg(word.left(40));
}

}
