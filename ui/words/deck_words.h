#pragma once

#include "ui/words/deck.h"

namespace weli::words {

/// What a deck is called in a list: "Tyrolean", "Dondorf (KDE)".
QString nameOf(const Deck& deck);
/// Why it cannot be chosen: "the Ace of spades is empty".
QString why(const DeckFlaw& flaw, CardWords cards);

}
