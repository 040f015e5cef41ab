#pragma once

#include "ui/picture/picture.h"

#include <QString>
#include <QStringList>

#include <vector>

/// What those hear who cannot see the table: no more than the picture shows.
namespace weli::announcement {

/// What is due, and what I can answer: "Resi bids hearts. Your choice: Good; I hold."
QString due(const Picture& picture);
/// What is asked, and the words on the buttons, without the contracts of an auction.
QString question(const Picture& picture);
/// By which keys one hears more.
QString keys();
/// To who was elsewhere, in the past of the match for one.
QString back(const Picture& picture);
/// The cards of the trick that lies there, with who played them; empty if none does.
QString trick(const Picture& picture);
/// What lies open on the table, and what the deal is about.
QString table(const Picture& picture);
/// The last trick, with who played what.
QString lastTrick(const Picture& picture);
/// Whose turn it is, what each has taken in this deal, and how the match stands.
QString standing(const Picture& picture);
/// The same of the past, in which nobody is to act.
QString standingThen(const Picture& picture);
/// My cards, from the left.
QString hand(const Picture& picture);
/// What stands on the name plate of a seat, beside its name.
QString plate(const Picture& picture, const SeatPicture& seat);
/// A result line by line, its title first, each with the clause that says so if there is one.
std::vector<Because> lines(const ResultPicture& result);

/// Each hand whose cards I see, mine first: "Resi: king of hearts, nine of bells."
QStringList hands(const Picture& picture);
/// What a table that waits, or a result, may be told to do; empty if there is nothing.
QString mayPress(const Picture& picture);

/// By which key whoever may bid without being asked hears what; else empty.
QString howToBid(const Picture& picture);

/// "Resi is the dealer."
QString dealer(const Picture& picture);
/// How they sit, in the order of their turns, from the person on.
QString around(const Picture& picture);
/// Who has drawn the card that decides, and so deals.
QString drawn(const Picture& picture);

/// How much is told by itself; `due`, `table`, `standing` and the lines of a result tell the rest.
enum class Detail : unsigned char { Full, Short };
/// Who has taken what since a picture from which on the rest was played out; empty if nothing.
QString restTaken(const Picture& since, const Picture& now);
/// What has to be told when one picture follows another, each thing once; empty if nothing.
QString between(const Picture& before, const Picture& now, Detail detail = Detail::Full);
/// The same without what is due now.
QString newsBetween(const Picture& before, const Picture& now, Detail detail = Detail::Full);
/// Its result with what counts: who got what, and how each stands.
QString inShort(const Picture& picture);

}
