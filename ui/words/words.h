#pragma once

#include "ui/words/because.h"

#include <QString>
#include <QStringList>

#include <optional>

/// The words of the table in the language of the user. Codes such as HA never come from here.
namespace weli::words {

/// A sentence that says why the clause of that number refuses an act, for the context "Why".
struct Forbidden {
    int number;
    const char* why;
};
/// One plain sentence that says what the clause forbids.
Because whyNot(Clause clause);
/// A sentence as it is shown, with its clause: "You cannot hold. (B-31)". Nothing else cites one.
QString withClause(const Because& because);

/// "Resi, Luis and Vroni"
QString list(const QStringList& names);
/// "the ace, the king or the Weli"
QString anyOf(const QStringList& names);
/// A number that may be below nothing, with a real minus sign.
QString number(int value);
/// "+3", "−2", "0"
QString gain(int points);
/// "1 point", "3 points"
QString points(int points);
/// "1 trick", "3 tricks"
QString tricks(int tricks);

/// "Resi takes the trick."; without a name: "You take the trick."
QString takesTrick(const QString& who);
/// Me in a list of players: "Resi and you".
QString you();
/// "You win the match with +20": whoever has won it, I among them or not.
QString matchWon(const QStringList& others, bool iToo, const QString& with);
/// The same at a glance: "You have won"; if that is nobody, that the match is over.
QString haveWon(const QStringList& others, bool iToo);
/// What the last deal of a match brought, below who has won the match.
QString lastDeal(const QString& brought);
/// A label of a button as it is read: "Hold" for "&Hold".
QString withoutMnemonic(const QString& label);

/// With a capital letter, as a sentence begins.
QString capitalised(QString text);
/// A pattern with who does it and to what; either may be left out.
QString sentence(const QString& pattern, const QString& who, const QString& object);

// What the table says about files.
QString saveFailed(const QString& file, const QString& reason);
QString fileBroken(const QString& file, int line, const QString& reason, const QString& keptAs);
/// The match is kept in this file from now on, because another window has written the old one.
QString goesOnElsewhere(const QString& file);
QString noRoomOnDisk();
/// Only a newer Weli can read it.
QString fileNewer(const QString& file);
/// The reason, as the system says it.
QString cannotRead(const QString& reason);
QString isDamaged();
/// A file of the program's own that cannot be read stays as it is.
QString notRead(const QString& file, const QString& reason);
/// One that could be read in part only, and under which name it is kept.
QString keptAside(const QString& file, const QString& name);
QString notWritten(const QString& file, const QString& reason);
/// Another window writes it just now.
QString isBeingWritten(const QString& file);
/// One line of a file cannot be read; it stays in it all the same.
QString lineNotRead(const QString& file, int line, const QString& reason);
QString noRegularFile();
/// The match in this file is open in another window and cannot be touched.
QString openElsewhere(const QString& file);
QString notMoved(const QString& file, const QString& reason);
QString fileTooLarge(int mebibytes);
/// The name of a person who has given none.
QString guest();
/// The names that bots bear unless the user gives others, in the order of the seats.
QString suggestedName(int number);
/// As far as a name tells it.
bool isWomansName(const QString& name);

}
