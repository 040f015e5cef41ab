#include "ui/picture/words.h"

#include "ui/picture/preference_words.h"

#include <QCoreApplication>

#include <array>

namespace weli::words {

namespace {

    QString translated(const char* context, const char* text)
    {
        return QCoreApplication::translate(context, text);
    }

    /// In the order of Verb.
    constexpr std::array sayings {
        "", // the place of the cut is nobody's business
        //: Whoever cuts takes the bottom card of the cut into his hand
        QT_TRANSLATE_NOOP("Said", "I take it."),
        //: Whoever cuts leaves the bottom card of the cut where it is
        QT_TRANSLATE_NOOP("Said", "I leave it."),
        //: The dealer deals one card to each, then two
        QT_TRANSLATE_NOOP("Said", "One, then two."),
        QT_TRANSLATE_NOOP("Said", "Two, then one."),
        //: A wild card is named: %1 the wild card, %2 what it is (Mein Weli ist Herz-Ass!)
        QT_TRANSLATE_NOOP("Said", "My %1 is the %2!"),
        //: %1 is a figure as in "the run" (Ich biete das Herz!; Jag bjuder hjärter!)
        QT_TRANSLATE_NOOP("Said", "I bid %1!"),
        //: The raise of a held figure to three points: %1 is a figure (Drei für das Herz!)
        QT_TRANSLATE_NOOP("Said", "Three for %1!"),
        //: Answer to a bid: does not hold it (Gut.; Jag passar.)
        QT_TRANSLATE_NOOP("Said", "Good."),
        //: Answer to a bid: holds it (Ich halte!; Jag synar!)
        QT_TRANSLATE_NOOP("Said", "I hold!"),
        //: Says that another player has broken the rules: %1 is his name
        QT_TRANSLATE_NOOP("Said", "I protest: %1!"),
        QT_TRANSLATE_NOOP("Said", "No protest."),
    };

    struct Level {
        const char* code;
        const char* name;
    };

    constexpr std::array levels {
        Level { "random", QT_TRANSLATE_NOOP("Level", "random") },
        //: How good a bot is: a beginner
        Level { "easy", QT_TRANSLATE_NOOP("Level", "easy") },
        //: How good a bot is: plays as the book of 1926 advises
        Level { "book", QT_TRANSLATE_NOOP("Level", "by the book") },
        //: How good a bot is: the best there is
        Level { "sharp", QT_TRANSLATE_NOOP("Level", "sharp") },
        //: On the name plate of the person who plays
        Level { "", QT_TRANSLATE_NOOP("Level", "you") },
    };

    struct Forbidden {
        int number;
        const char* why;
    };

    /// One sentence for each clause that can refuse an act.
    constexpr std::array forbidden {
        Forbidden { 5, QT_TRANSLATE_NOOP("Why", "You are out of this game.") },
        Forbidden { 7, QT_TRANSLATE_NOOP("Why", "These two rules cannot stand together.") },
        Forbidden { 10,
            QT_TRANSLATE_NOOP("Why",
                "Only the player to the dealer’s right cuts, and at least four cards must be "
                "lifted "
                "and four must stay.") },
        Forbidden { 11,
            QT_TRANSLATE_NOOP(
                "Why", "Only whoever has just cut may take or leave the card that was cut.") },
        Forbidden { 13,
            QT_TRANSLATE_NOOP("Why",
                "Only the dealer deals, once the cards are cut, and in the rounds that the rules "
                "allow.") },
        Forbidden { 16, QT_TRANSLATE_NOOP("Why", "It is not your turn to play a card.") },
        Forbidden { 17, QT_TRANSLATE_NOOP("Why", "This card is not in your hand.") },
        Forbidden { 18, QT_TRANSLATE_NOOP("Why", "You can follow suit, so you must.") },
        Forbidden { 28,
            QT_TRANSLATE_NOOP("Why",
                "A wild card cannot be named one of your own cards, nor what another of your wild "
                "cards was named.") },
        //: What a player has bid, held or shown by not following suit binds the wild card
        Forbidden { 31,
            QT_TRANSLATE_NOOP("Why",
                "What you have said and played so far binds your wild card: this would break "
                "it.") },
        Forbidden { 36,
            QT_TRANSLATE_NOOP("Why",
                "You do not have this figure, not even with what your wild card could still be.") },
        Forbidden { 40,
            QT_TRANSLATE_NOOP("Why",
                "Bids are made from the end of the dealing until the last card is played, while no "
                "answer is due.") },
        Forbidden { 41,
            QT_TRANSLATE_NOOP("Why",
                "The forehand has the first word: wait until he has played a card or bid.") },
        Forbidden { 42, QT_TRANSLATE_NOOP("Why", "This figure has been bid already and is held.") },
        Forbidden { 43, QT_TRANSLATE_NOOP("Why", "It is not for you to answer a bid now.") },
        //: "three": the raise of a held figure to three points (Drei, Groschen; tre)
        Forbidden { 46,
            QT_TRANSLATE_NOOP("Why",
                "Three is for a figure that is held for two, and not for the player who bid it; as "
                "an answer to a bid it needs the house rule “Three at once”.") },
        Forbidden { 47, QT_TRANSLATE_NOOP("Why", "Nothing goes beyond three.") },
        Forbidden { 48, QT_TRANSLATE_NOOP("Why", "This figure has been conceded: it is settled.") },
        Forbidden { 50,
            QT_TRANSLATE_NOOP("Why", "You are too near the target to bid: wait for the count.") },
        Forbidden { 51, QT_TRANSLATE_NOOP("Why", "You are too near the target to say three.") },
        Forbidden { 58,
            QT_TRANSLATE_NOOP("Why",
                "Each player protests once, in turn, against another player who was not found out "
                "yet.") },
        Forbidden { 75,
            QT_TRANSLATE_NOOP(
                "Why", "A wild card is played under a name, other cards as they are.") },
        Forbidden { 77, QT_TRANSLATE_NOOP("Why", "There is no time for protests now.") },
    };

    constexpr std::array botNames { "Resi", "Luis", "Moidl", "Hias", "Vroni", "Sepp", "Zenz",
        "Toni" };

}

QString nameOfLevel(const QString& level)
{
    for (const Level& each : levels)
        if (level == QLatin1String(each.code)) return translated("Level", each.name);
    return level;
}

QString said(const bieten::Action& action, CardWords cards, const QString& claimed)
{
    using bieten::Verb;
    const bool natural = action.verb() == Verb::Play && action.card() == action.as();
    if (natural || action.verb() == Verb::Cut) return {};
    QString phrase = translated("Said", sayings[static_cast<std::size_t>(action.verb())]);
    switch (action.verb()) {
    case Verb::Play: return phrase.arg(nameOf(action.card(), cards), nameOf(action.as(), cards));
    case Verb::Bid:
    case Verb::Three: return phrase.arg(inSentence(action.figure(), cards));
    case Verb::Claim: return phrase.arg(claimed);
    default: return phrase;
    }
}

QString cited(Clause clause) { return '(' + QString::fromStdString(toText(clause)) + ')'; }

QString whyNot(Clause clause)
{
    if (clause.game == 'P')
        for (const PreferenceForbidden& sentence : forbiddenInPreference())
            if (sentence.number == clause.number)
                return translated("Why", sentence.why) + ' ' + cited(clause);
    if (clause.game == 'B')
        for (const Forbidden& sentence : forbidden)
            if (sentence.number == clause.number)
                return translated("Why", sentence.why) + ' ' + cited(clause);
    return QCoreApplication::translate("Why", "The rules do not allow this.") + ' ' + cited(clause);
}

QString nameOf(bieten::OffenceKind kind)
{
    switch (kind) { // B-54
    case bieten::OffenceKind::Suit:
        return QCoreApplication::translate("Offence", "did not play the suit that was due");
    case bieten::OffenceKind::Name:
        return QCoreApplication::translate("Offence", "named a wild card wrongly");
    case bieten::OffenceKind::Figure:
        return QCoreApplication::translate("Offence", "claimed a figure without having it");
    case bieten::OffenceKind::Limit:
        return QCoreApplication::translate("Offence", "bid or said three too near the target");
    }
    return {};
}

QString list(const QStringList& names)
{
    if (names.size() < 2) return names.join(QString());
    //: The end of a list: %1 is a name, or several with commas between them, %2 the last name
    return QCoreApplication::translate("List", "%1 and %2")
        .arg(names.mid(0, names.size() - 1).join(", "), names.last());
}

QString number(int value) { return QString::number(value).replace('-', QChar(0x2212)); }

QString points(int points)
{
    return QCoreApplication::translate("Points", "%n point(s)", nullptr, points);
}

QString saveFailed(const QString& file, const QString& reason)
{
    //: %1 is a file, %2 what the system says
    return QCoreApplication::translate("Files",
        "The match could not be saved to %1 (%2). You can play on; what was saved before is "
        "still there.")
        .arg(file, reason);
}

QString fileBroken(const QString& file, int line, const QString& reason, const QString& keptAs)
{
    //: %1 is a file, %2 the number of a line, %3 what the program says of it, always in English
    QString what = line > 0
        ? QCoreApplication::translate(
            "Files", "%1 cannot be read: something is wrong in line %2 (“%3”).")
              .arg(file, QString::number(line), reason)
        : QCoreApplication::translate("Files", "%1 cannot be read: %2.").arg(file, reason);
    if (keptAs.isEmpty()) return what;
    return what + ' '
        + QCoreApplication::translate("Files", "It is kept as %1; a new match can be played.")
              .arg(keptAs);
}

QString noRoomOnDisk()
{
    return QCoreApplication::translate(
        "Files", "not everything could be written; is the disk full?");
}

QString cannotOpen() { return QCoreApplication::translate("Files", "it cannot be opened"); }

QString guest()
{
    //: The name of a person who has given none
    return QCoreApplication::translate("Name", "Guest");
}

QString suggestedName(int number)
{
    return QString::fromUtf8(botNames[static_cast<std::size_t>(number) % botNames.size()]);
}

}
