#pragma once

#include "core/bieten/judgement.h"
#include "core/coach/bieten/sight.h"
#include "core/coach/note.h"

#include <optional>

namespace weli::coach::bieten_situations {

using bieten::View;

// An answer is due.

std::optional<Note> sureHold(const View& view); // with the ace
std::optional<Note> cannotWin(const View& view); // better cards lie on the table
std::optional<Note> holdByWild(const View& view);
std::optional<Note> holdNearTarget(const View& view);
std::optional<Note> threeAsked(const View& view);
std::optional<Note> lastAnswer(const View& view);
std::optional<Note> goodWaits(const View& view);
std::optional<Note> cannotHold(const View& view);

// Bids and threes.

std::optional<Note> sureThree(const View& view); // with the ace
std::optional<Note> mayRaise(const View& view);
std::optional<Note> tooNearForThree(const View& view);
std::optional<Note> lastChance(const View& view); // to bid
std::optional<Note> onePointShort(const View& view);
std::optional<Note> bidEnough(const View& view); // as many figures as it may
std::optional<Note> otherOneShort(const View& view);
std::optional<Note> forehandFirst(const View& view);
std::optional<Note> waitForForehand(const View& view);
std::optional<Note> bestOfSuit(const View& view);
std::optional<Note> bidWithPlayed(const View& view);
std::optional<Note> bidByWild(const View& view);
std::optional<Note> lowBid(const View& view);
std::optional<Note> lastTrickOpen(const View& view);
std::optional<Note> threeCardFigure(const View& view);
std::optional<Note> bidAnyTime(const View& view);

// Cards.

std::optional<Note> cutting(const View& view);
std::optional<Note> cutWild(const View& view);
std::optional<Note> cutSeen(const View& view);
std::optional<Note> dealing(const View& view);
std::optional<Note> bottomWild(const View& view);
std::optional<Note> bottomAce(const View& view);
std::optional<Note> bottomAcePlain(const View& view); // without wild cards
std::optional<Note> wildMustPay(const View& view);
std::optional<Note> wildIsBound(const View& view);
std::optional<Note> wildLosesSuit(const View& view);
std::optional<Note> nameWild(const View& view);
std::optional<Note> mustFollow(const View& view);
std::optional<Note> cannotFollow(const View& view);
std::optional<Note> leading(const View& view);
std::optional<Note> stands(const View& view);
std::optional<Note> goneOut(const View& view);

}
