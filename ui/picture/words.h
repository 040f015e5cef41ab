#pragma once

#include "core/bieten/action.h"
#include "core/bieten/state.h"
#include "core/table/clause.h"
#include "ui/picture/card_words.h"

#include <QString>
#include <QStringList>

/// The words of the table in the language of the user. Codes such as HA never come from here.
namespace weli::words {

/// How good a bot is, or "you" for the empty level.
QString nameOfLevel(const QString& level);

/// What a player says when doing this: "I bid hearts!"; nothing for a natural card, or a cut.
/// `claimed` is the name of the seat that a protest is against.
QString said(const bieten::Action& action, CardWords cards, const QString& claimed = {});
/// One plain sentence that says what the clause forbids, with the clause: "… (B-31)".
QString whyNot(Clause clause);
/// The clause as it is shown: "(B-31)".
QString cited(Clause clause);

/// What an offence was, as in the result: "named a wild card wrongly".
QString nameOf(bieten::OffenceKind kind);

/// "Resi, Luis and Vroni"
QString list(const QStringList& names);
/// A number that may be below nothing, with a real minus sign.
QString number(int value);
/// "1 point", "3 points"
QString points(int points);

// What the table says about files.
QString saveFailed(const QString& file, const QString& reason);
QString fileBroken(const QString& file, int line, const QString& reason, const QString& keptAs);
QString noRoomOnDisk();
QString cannotOpen();
/// The name of a person who has given none.
QString guest();
/// The names that bots bear unless the user gives others, in the order of the seats.
QString suggestedName(int number);

}
