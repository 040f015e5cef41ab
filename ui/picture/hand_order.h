#pragma once

#include "ui/picture/picture.h"

#include <QString>

namespace weli {

/// How a person wants the own hand sorted, from the left.
enum class HandOrder : unsigned char { Suits, Ranks, SuitsReversed, RanksReversed };
inline constexpr int handOrders = 4;

/// Sorts my cards: by suits as the game lays them, trump before the others; by ranks; or the other
/// way round.
void arrangeHand(Picture& picture, HandOrder order);

/// "by suit", "by rank, the other way round"
QString nameOf(HandOrder order);

}
