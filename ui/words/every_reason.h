#pragma once

// What the bots of every game think, in words.

#include "core/games.h"
#include "ui/words/bieten/reasons.h"
#include "ui/words/mittlere/reasons.h"
#include "ui/words/preference/reasons.h"
#include "ui/words/reason_words.h"

namespace weli::words {

/// In the unit of this game: "1.4 points", "1 chip", "2 strokes".
inline QString amountIn(GameOf<bieten::State> /*game*/, double amount)
{
    return pointsOnAverage(amount);
}
inline QString amountIn(GameOf<preference::State> /*game*/, double amount)
{
    return chipsOnAverage(amount);
}
inline QString amountIn(GameOf<mittlere::State> /*game*/, double amount)
{
    return strokesOnAverage(amount);
}

}
