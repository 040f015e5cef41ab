#pragma once

#include "core/cards/fixed_list.h"

#include <cstdint>

namespace weli::mittlere {

/// What stands in one place of a row: a ring with a stroke through it, or one of the two alone.
enum class Mark : std::uint8_t { Crossed, Stroke, Ring };

/// The places of a row from the left; two a deal at the most.
using Row = FixedList<Mark, 24>;

/// The row of a seat with so many strokes and potatoes (M-32).
Row rowOf(int strokes, int potatoes);

}
