#pragma once

#include "core/mittlere/table.h"
#include "ui/picture/card_words.h"
#include "ui/picture/words.h"

#include <QString>

#include <span>

/// The words that only Mittlere has.
namespace weli::words {

/// "Bells are trump", as the beginning of a sentence or the whole of it.
QString trumpIs(Suit trump, CardWords cards);

/// One sentence for each clause that can refuse an act.
std::span<const Forbidden> forbiddenInMittlere();

}
