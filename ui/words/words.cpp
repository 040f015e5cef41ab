#include "ui/words/words.h"

#include "ui/words/game_words.h"

#include <QCoreApplication>

#include <array>

namespace weli::words {

namespace {

    QString translated(const char* context, const char* text)
    {
        return QCoreApplication::translate(context, text);
    }

    /// The sentences of the game whose clauses bear this letter.
    std::span<const Forbidden> forbiddenIn(char letter)
    {
        for (const AnyGame& game : games)
            if (wordsOf(game).rulesClause.game == letter) return wordsOf(game).refusals;
        return {};
    }

    // A woman's and a man's in turn.
    constexpr std::array botNames { "Resi", "Luis", "Moidl", "Hias", "Vroni", "Sepp", "Zenz",
        "Toni" };

}

Because whyNot(Clause clause)
{
    for (const Forbidden& sentence : forbiddenIn(clause.game))
        if (sentence.number == clause.number) return { translated("Why", sentence.why), clause };
    return { translated("Why", QT_TRANSLATE_NOOP("Why", "The rules do not allow this.")), clause };
}

QString withClause(const Because& because)
{
    if (!because.clause) return because.text;
    return because.text + " (" + QString::fromStdString(toText(*because.clause)) + ')';
}

QString list(const QStringList& names)
{
    if (names.size() < 2) return names.join(QString());
    //: The end of a list: %1 is a name, or several with commas between them, %2 the last name
    return QCoreApplication::translate("List", "%1 and %2")
        .arg(names.mid(0, names.size() - 1).join(", "), names.last());
}

QString anyOf(const QStringList& names)
{
    if (names.size() < 2) return names.join(QString());
    //: The end of a list: %1 is a name, or several with commas between them, %2 the last name
    return QCoreApplication::translate("List", "%1 or %2")
        .arg(names.mid(0, names.size() - 1).join(", "), names.last());
}

QString number(int value) { return QString::number(value).replace('-', QChar(0x2212)); }

QString gain(int points) { return points > 0 ? u'+' + number(points) : number(points); }

QString takesTrick(const QString& who)
{
    return who.isEmpty() ? QCoreApplication::translate("News", "You take the trick.")
                         : QCoreApplication::translate("News", "%1 takes the trick.").arg(who);
}

QString you()
{
    //: The person who reads this, in a list of players: "Resi and you"
    return QCoreApplication::translate("News", "you");
}

QString matchWon(const QStringList& others, bool iToo, const QString& with)
{
    if (others.isEmpty())
        //: The end of a match: %1 is what you have, money or a total
        return QCoreApplication::translate("News", "You win the match with %1").arg(with);
    QString text;
    if (iToo)
        //: The end of a match: %1 are other players, %2 is what each of you has
        text = QCoreApplication::translate("News", "%1 and you win the match with %2");
    else if (others.size() == 1)
        //: The end of a match: %1 is a player, %2 what this player has, money or a total
        text = QCoreApplication::translate("News", "%1 wins the match with %2");
    else
        //: The end of a match: %1 are players, "Resi and Luis", %2 is what each of them has
        text = QCoreApplication::translate("News", "%1 win the match with %2");
    return text.arg(list(others), with);
}

QString lastDeal(const QString& brought)
{
    //: At the end of a match, below who has won it: %1 is "Luis loses with 52 points"
    return QCoreApplication::translate("News", "Last deal: %1").arg(brought);
}

QString haveWon(const QStringList& others, bool iToo)
{
    if (others.isEmpty())
        return iToo ? QCoreApplication::translate("News", "You have won")
                    : QCoreApplication::translate("News", "The match is over");
    QString text;
    if (iToo)
        //: The match: %1 are other players
        text = QCoreApplication::translate("News", "%1 and you have won");
    else if (others.size() == 1)
        //: The match: %1 is a player
        text = QCoreApplication::translate("News", "%1 has won");
    else
        //: The match: %1 are players, "Resi and Luis"
        text = QCoreApplication::translate("News", "%1 have won");
    return text.arg(list(others));
}

QString points(int points)
{
    return QCoreApplication::translate("Points", "%n point(s)", nullptr, points);
}

QString tricks(int tricks)
{
    return QCoreApplication::translate("Tricks", "%n trick(s)", nullptr, tricks);
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
    //: %1 is a file, %2 the number of a line, %3 what the program says of it
    QString what = line > 0
        ? QCoreApplication::translate(
            "Files", "%1 cannot be read: it is damaged, or was not written by Weli (line %2: %3).")
              .arg(file, QString::number(line), reason)
        : QCoreApplication::translate("Files", "%1 cannot be read: %2.").arg(file, reason);
    if (keptAs.isEmpty()) return what;
    return what + ' '
        + QCoreApplication::translate("Files", "It is kept as %1; a new match can be played.")
              .arg(keptAs);
}

QString goesOnElsewhere(const QString& file)
{
    //: %1 is a file
    return QCoreApplication::translate("Files",
        "The saved match is open in another window or was changed there. Nothing is overwritten: "
        "this match is saved to %1 from now on.")
        .arg(file);
}

QString noRoomOnDisk()
{
    return QCoreApplication::translate(
        "Files", "not everything could be written; is the disk full?");
}

QString sentence(const QString& pattern, const QString& who, const QString& object)
{
    if (who.isEmpty()) return object.isEmpty() ? pattern : pattern.arg(object);
    return object.isEmpty() ? pattern.arg(who) : pattern.arg(who, object);
}

QString withoutMnemonic(const QString& label)
{
    QString text;
    for (qsizetype i = 0; i < label.size(); ++i) {
        if (label[i] == '&' && i + 1 < label.size()) ++i;
        text += label[i];
    }
    return text;
}

QString capitalised(QString text)
{
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString fileNewer(const QString& file)
{
    //: %1 is a file
    return QCoreApplication::translate("Files",
        "%1 was written by a newer version of Weli, and only that can read it. It stays where it "
        "is.")
        .arg(file);
}

QString cannotRead(const QString& reason)
{
    //: %1 is what the system says; it follows "FILE cannot be read:"
    return QCoreApplication::translate("Files", "the system says “%1”").arg(reason);
}

QString isDamaged() { return QCoreApplication::translate("Files", "it is damaged"); }

QString notRead(const QString& file, const QString& reason)
{
    //: %1 is a file, %2 a reason: "it is damaged"
    return QCoreApplication::translate(
        "Files", "%1 cannot be read: %2. It stays as it is, and nothing new is written there.")
        .arg(file, reason);
}

QString keptAside(const QString& file, const QString& name)
{
    //: %1 and %2 are files
    return QCoreApplication::translate(
        "Files", "Something is wrong in %1. It is kept as %2; what could be read of it stays.")
        .arg(file, name);
}

QString notWritten(const QString& file, const QString& reason)
{
    //: %1 is a file, %2 what the system says
    return QCoreApplication::translate(
        "Files", "%1 could not be written: %2. What was written there before stays.")
        .arg(file, reason);
}

QString isBeingWritten(const QString& file)
{
    //: %1 is a file
    return QCoreApplication::translate("Files",
        "Another window is just writing %1. Nothing has been changed; try again in a moment.")
        .arg(file);
}

QString lineNotRead(const QString& file, int line, const QString& reason)
{
    //: %1 is a file, %2 the number of a line, %3 a reason: "it is damaged"
    return QCoreApplication::translate(
        "Files", "Line %2 of %1 cannot be read: %3. It stays there as it is, and so does the rest.")
        .arg(file, QString::number(line), reason);
}

QString noRegularFile()
{
    return QCoreApplication::translate("Files", "it is not an ordinary file");
}

QString openElsewhere(const QString& file)
{
    //: %1 is a file
    return QCoreApplication::translate("Files", "The match in %1 is open in another window.")
        .arg(file);
}

QString notMoved(const QString& file, const QString& reason)
{
    //: %1 is a file, %2 what the system says
    return QCoreApplication::translate("Files", "%1 could not be moved (%2).").arg(file, reason);
}

QString fileTooLarge(int mebibytes)
{
    return QCoreApplication::translate("Files", "it is larger than %1 MiB").arg(mebibytes);
}

QString guest()
{
    //: The name of a person who has given none
    return QCoreApplication::translate("Name", "Guest");
}

QString suggestedName(int number)
{
    return QString::fromUtf8(botNames[static_cast<std::size_t>(number) % botNames.size()]);
}

bool isWomansName(const QString& name)
{
    for (std::size_t i = 0; i < botNames.size(); ++i)
        if (name == QLatin1String(botNames[i])) return i % 2 == 0;
    return name.endsWith(u'a');
}

}
