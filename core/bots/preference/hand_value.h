#pragma once

#include "core/cards/card_set.h"

#include <optional>

namespace weli::bots {

// What ten cards promise at Préférence, by looking at them as a player does.

/// How many tricks a declarer may expect with this trump against two defenders.
double tricksWithTrump(CardSet hand, Suit trump);
/// How many tricks somebody who leads may expect where there is no trump.
double tricksWithoutTrump(CardSet hand);
/// How many tricks a defender may expect against this trump, with another one or alone.
double tricksInDefence(CardSet hand, Suit trump, bool alone = false);
/// The same with another one; the mean of all suits if no trump is known.
double tricksAgainst(CardSet hand, std::optional<Suit> trump);
/// How likely the hand takes a trick that it does not want, 0…1, where all must overtake (P-49).
double chanceOfATrick(CardSet hand);
/// How likely the cards of one suit take a trick that nobody wants.
double chanceOfATrick(CardSet hand, Suit suit);

/// The hand without the card that endangers a bettel most.
CardSet relieved(CardSet hand);

}
