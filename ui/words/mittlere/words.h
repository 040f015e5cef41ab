#pragma once

#include "core/mittlere/view.h"
#include "ui/words/card_words.h"
#include "ui/words/game_words.h"

#include <QString>

/// The words that only Mittlere has.
namespace weli::words {

/// "Bells are trump", as the beginning of a sentence or the whole of it.
QString trumpIs(Suit trump, CardWords cards);

const GameWords& gameWords(GameOf<mittlere::State> game);

}
