#pragma once

#include "core/coach/mittlere/look.h"
#include "core/coach/note.h"

#include <optional>

namespace weli::coach::mittlere_situations {

using mittlere::View;

// Cards.

std::optional<Note> leadFirst(const View& view);
std::optional<Note> followBeforeTrump(const View& view);
std::optional<Note> makesTrump(const View& view);
std::optional<Note> trumpJustMade(const View& view);
std::optional<Note> followOrTrump(const View& view);
std::optional<Note> trumpTooLow(const View& view);
std::optional<Note> anyCard(const View& view);
std::optional<Note> trumpLed(const View& view);
std::optional<Note> underIsFree(const View& view);
std::optional<Note> keepUnder(const View& view);
std::optional<Note> holdsUnder(const View& view);
std::optional<Note> holdsNine(const View& view);
std::optional<Note> singleCard(const View& view);
std::optional<Note> lastHasChoice(const View& view);
std::optional<Note> mustTake(const View& view);
std::optional<Note> cannotTake(const View& view);
std::optional<Note> highestCard(const View& view);

// Where one stands.

std::optional<Note> inTheMiddle(const View& view);
std::optional<Note> hasMost(const View& view);
std::optional<Note> hasFewest(const View& view);
std::optional<Note> tied(const View& view);
std::optional<Note> othersTied(const View& view);
std::optional<Note> nearHundred(const View& view);
std::optional<Note> otherNearHundred(const View& view);
std::optional<Note> overHundred(const View& view);
std::optional<Note> noTrickYet(const View& view);
std::optional<Note> otherWithoutTrick(const View& view);
std::optional<Note> allTricksSoFar(const View& view);
std::optional<Note> takenIsWorthMore(const View& view);
std::optional<Note> lastTrick(const View& view);
std::optional<Note> drawing(const View& view);
std::optional<Note> lostInTheMiddle(const View& view);
std::optional<Note> lostByHundred(const View& view);
std::optional<Note> lostWithoutTrick(const View& view);
std::optional<Note> wonAlone(const View& view);
std::optional<Note> lastDeal(const View& view);

}
