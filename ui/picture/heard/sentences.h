#pragma once

#include "ui/picture/picture.h"

#include <QString>
#include <QStringList>

#include <vector>

/// Sentences of which announcements are made.
namespace weli::announcement {

/// Nothing if nobody sits there.
const SeatPicture* seatOf(const Picture& picture, Seat seat);
/// One after the other, without what the second only says again: "Luis takes the trick." ends
/// what has happened and begins what is due.
QString joined(const QString& first, const QString& second);

/// What stands on the buttons.
QStringList choicesOn(const Picture& picture);
/// What I may say of the contracts on the card, beside the answers; many by their names alone.
QStringList contractsOn(const Picture& picture);
/// The question says all where nothing but an answer can be given.
QString asked(const Picture& picture);
/// "Your choice: Good; I hold."; empty if there is none.
QString choices(const QStringList& labels);
/// The same of what stands on the buttons now.
QString answersTo(const Picture& picture);
QString withSpace(const Picture& picture, const QString& text);

/// Of the contract that is played.
QString trumpsOn(const Picture& picture);
/// Under the pack, for all to see.
QString bottomOn(const Picture& picture);
/// "hearts ace, king; leaves ten": many of them suit by suit, few one by one.
QString cardsOf(const std::vector<const CardPicture*>& cards);
/// My cards, from the left.
std::vector<const CardPicture*> handOf(const Picture& picture);

}
