#pragma once

#include "core/cards/card_set.h"

#include <vector>

namespace weli::odds {

/// What one seat may hold: sets of at most three cards.
using Choices = std::vector<CardSet>;

/// In how many ways each seat can have one of its choices, with no card twice.
double combinationsOf(std::vector<Choices> seats);
/// About how many steps that takes.
double stepsToCombine(std::vector<Choices> seats);

}
