#pragma once

#include "core/coach/note.h"
#include "core/coach/preference/look.h"

#include <optional>

namespace weli::coach::preference_situations {

using preference::View;

// The auction.

std::optional<Note> lastWord(const View& view); // the others have passed
std::optional<Note> otherWouldDeclare(const View& view); // if the seat passes, too
std::optional<Note> mayHold(const View& view);
std::optional<Note> nameSpiel(const View& view);
std::optional<Note> spielStands(const View& view);
std::optional<Note> openLow(const View& view);
std::optional<Note> goHigher(const View& view);
std::optional<Note> passIsFinal(const View& view);

// Buying.

std::optional<Note> discardToVoid(const View& view);
std::optional<Note> discarding(const View& view);
std::optional<Note> discardAfterTaking(const View& view);
std::optional<Note> announcing(const View& view);
std::optional<Note> announcingSpiel(const View& view);
std::optional<Note> afterBuying(const View& view);

// Who plays.

std::optional<Note> sureTwo(const View& view); // ace and king of trump
std::optional<Note> sureOne(const View& view); // the ace of trump
std::optional<Note> heartsAtHome(const View& view);
std::optional<Note> otherStayed(const View& view);
std::optional<Note> otherJoined(const View& view);
std::optional<Note> goingAlong(const View& view);
std::optional<Note> stayingIsFree(const View& view);
std::optional<Note> forced(const View& view);
std::optional<Note> inviting(const View& view);
std::optional<Note> invited(const View& view);
std::optional<Note> mayOffer(const View& view);
std::optional<Note> offered(const View& view);

// Cards.

std::optional<Note> leadingAsDeclarer(const View& view);
std::optional<Note> declarerMade(const View& view);
std::optional<Note> defenderSafe(const View& view);
std::optional<Note> oneTrickMore(const View& view);
std::optional<Note> noTrickWanted(const View& view);
std::optional<Note> allTricksWanted(const View& view);
std::optional<Note> openHands(const View& view);
std::optional<Note> ausfechten(const View& view);
std::optional<Note> lowestThatBeats(const View& view);
std::optional<Note> mustBeat(const View& view);
std::optional<Note> mustTrump(const View& view);
std::optional<Note> cannotBeat(const View& view);
std::optional<Note> throwHigh(const View& view); // the same, where tricks do harm
std::optional<Note> anyCard(const View& view);
std::optional<Note> throwDanger(const View& view); // the same, where each trick does harm

}
